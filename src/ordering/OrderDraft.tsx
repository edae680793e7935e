import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useEffect, useId, useRef, useState } from 'react';
import { orderTexts } from '../../i18n/nl/late/ordering';
import { DraftChoices, type DraftChoicesProps } from '../drafts/DraftChoices';
import { useDraft } from '../drafts/useDraft';
import type { Fields } from '../lib/recordFields';
import { LeaveGuard } from '../ui/leave/LeaveGuard';
import { Said } from '../ui/page/Said';
import { useFocusGivenBack } from '../ui/page/useFocusGivenBack';
import { useTimeAgo } from '../ui/page/useTimeAgo';
import { differs, type Key, mergeMoves } from './sequence';
import type { OrderToSave } from './useOrdering';

/** The order in a draft's values. */
const orderIn = ({ order }: Fields = {}): readonly Key[] | null => (Array.isArray(order) ? order : null);

/** Keeps an unsaved order as a draft, and offers the draft of an earlier visit. */
export const OrderDraft = ({ ordering }: { ordering: OrderToSave }) => {
  const { note, settle, done, offer } = useDraft();
  const { keys, stored, isChanged, isSaving, restore } = ordering;
  useEffect(() => {
    note(() => (isChanged ? { values: { order: keys }, opened: { order: stored } } : null));
  }, [note, keys, stored, isChanged]);

  const wasSaving = useRef(false);
  const left = orderIn(offer?.values);
  const overStored = orderIn(offer?.opened) ?? stored;
  const isWorthIt = left !== null && differs(keys, mergeMoves(overStored, left, stored));
  useEffect(() => {
    const isSaved = wasSaving.current && !isSaving && !isChanged;
    wasSaving.current = isSaving;
    if (isSaved || (offer && !isWorthIt)) settle();
  }, [isSaving, isChanged, offer, isWorthIt, settle]);

  return (
    <>
      <LeaveGuard hasChanges={isChanged} isSaving={isSaving} onLeave={done} />
      <Undone ordering={ordering} isOffered={Boolean(offer) && isWorthIt} />
      {offer && left && isWorthIt && (
        <Offer
          savedAt={offer.savedAt}
          onPutBack={() => {
            restore(left, overStored);
            settle();
          }}
          onThrowAway={settle}
        />
      )}
    </>
  );
};

interface UndoneProps {
  ordering: OrderToSave;
  isOffered: boolean;
}

/**
 * Tells screen readers that a draft is offered, and what undo, redo and restoring did. Its words would move the buttons,
 * so it is not shown.
 */
const Undone = ({ ordering: { undone, isChanged, isSaving }, isOffered }: UndoneProps) => {
  const [last, setLast] = useState({ isChanged, isSaving, isRestored: false });
  if (last.isChanged !== isChanged || last.isSaving !== isSaving)
    setLast({ isChanged, isSaving, isRestored: last.isChanged && !last.isSaving && !isChanged });
  return (
    <Said>
      {isOffered && orderTexts.offered} {undone > 0 && orderTexts.undone(undone)}{' '}
      {last.isRestored && orderTexts.restored}
    </Said>
  );
};

const Offer = ({ savedAt, ...choices }: DraftChoicesProps & { savedAt: number }) => {
  const translate = useTranslate();
  const titleId = useId();
  const ago = useTimeAgo(savedAt);
  return (
    <Stack
      ref={useFocusGivenBack<HTMLDivElement>()}
      component="section"
      aria-labelledby={titleId}
      direction="row"
      sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, flexBasis: { xs: '100%', md: 'auto' } }}
    >
      <Typography variant="body2" id={titleId}>
        {translate('drafts.order', { ago })}
      </Typography>
      <DraftChoices {...choices} />
    </Stack>
  );
};
