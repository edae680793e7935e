import SaveIcon from '@mui/icons-material/SaveOutlined';
import UndoIcon from '@mui/icons-material/Undo';
import { useTranslate } from 'ra-core';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useClearFailures } from '../feedback/failures';
import { ORDER } from '../feedback/useOrderFeedback';
import { SHORTCUTS } from '../keys/shortcuts';
import { useLazyComponent } from '../ui/late/useLazyComponent';
import { LeaveGuard } from '../ui/leave/LeaveGuard';
import { Button } from '../ui/plain/Button';
import type { OrderToSave } from './useOrdering';
import './ordering.css';

const loadDraft = () => import('./OrderDraft').then(({ OrderDraft }) => OrderDraft);

/** Saves the order. While it has changes it says so, offers undo, redo and reset, and asks before leaving. */
export const SaveOrderButton = ({ ordering }: { ordering: OrderToSave }) => {
  const translate = useTranslate();
  const { isChanged, isSaving, isOutdated, canUndo, undone, save, undo, redo, reset } = ordering;
  const hasWays = isChanged || undone > 0;
  const unsaved = isSaving ? 'ordering.saving' : isOutdated ? 'ordering.outdated' : 'ordering.unsaved';
  const clearFailures = useClearFailures();
  useEffect(() => {
    if (!isChanged) clearFailures(ORDER);
  }, [isChanged, clearFailures]);
  // After the list is shown, so that the list does not wait for it.
  const OrderDraft = useLazyComponent({ load: loadDraft, isNeeded: ordering.keys.length > 0, isExtra: true });
  const state = useRef<HTMLParagraphElement>(null);
  const ways = useRef<HTMLSpanElement>(null);
  // A disabled or hidden button loses the focus, so the text beside it gets the focus.
  useLayoutEffect(() => {
    const at = document.activeElement;
    const isOff = at?.matches(':disabled') || (!hasWays && ways.current?.contains(at));
    if (isOff && state.current?.parentElement?.contains(at)) state.current.focus();
  });
  return (
    <div className="save-order">
      {OrderDraft && <OrderDraft ordering={ordering} />}
      <p ref={state} tabIndex={-1} role="status" className="text-small text-muted">
        {isChanged && translate(unsaved)}
      </p>
      {/* Always rendered: styles that are added at the first move would make the browser restyle the whole list. */}
      <span ref={ways} style={{ display: hasWays ? 'contents' : 'none' }}>
        <Button
          size="small"
          startIcon={<UndoIcon />}
          disabled={!canUndo || isSaving}
          onClick={undo}
          aria-keyshortcuts={SHORTCUTS.undo.keys}
        >
          {translate('ordering.undo')}
        </Button>
        <Button
          size="small"
          startIcon={<UndoIcon className="mirrored" />}
          disabled={undone === 0 || isSaving}
          onClick={redo}
          aria-keyshortcuts={SHORTCUTS.redo.keys}
        >
          {translate('ordering.redo')}
        </Button>
        <Button size="small" disabled={!isChanged || isSaving} onClick={reset}>
          {translate('ordering.reset')}
        </Button>
      </span>
      <Button
        variant="contained"
        startIcon={isSaving ? <span className="spinner" /> : <SaveIcon />}
        disabled={!isChanged || isSaving}
        aria-busy={isSaving}
        onClick={() => void save()}
        aria-keyshortcuts={SHORTCUTS.save.keys}
      >
        {translate('ordering.save')}
      </Button>
      <LeaveGuard hasChanges={isChanged} isSaving={isSaving} />
    </div>
  );
};
