import SaveIcon from '@mui/icons-material/SaveOutlined';
import UndoIcon from '@mui/icons-material/Undo';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { type ComponentType, useEffect, useState } from 'react';
import { LeaveGuard } from '../ui/LeaveGuard';
import type { OrderToSave } from './useOrdering';

/** Saves the order, and while it is not saved yet says so, lets moves be taken back, and asks before it is left. */
export const SaveOrderButton = ({ ordering }: { ordering: OrderToSave }) => {
  const translate = useTranslate();
  const { isChanged, isSaving, isOutdated, canUndo, save, undo, reset } = ordering;
  const OrderDraft = useOrderDraft(ordering.keys.length > 0);
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      {OrderDraft && <OrderDraft ordering={ordering} />}
      <Typography role="status" variant="body2" color="text.secondary" sx={{ flexBasis: { xs: '100%', sm: 'auto' } }}>
        {isChanged && translate(isOutdated ? 'ordering.outdated' : 'ordering.unsaved')}
      </Typography>
      {/* There from the start: styles that come with the first move would have the browser style the whole list anew. */}
      <span style={{ display: isChanged ? 'contents' : 'none' }}>
        <Button size="small" startIcon={<UndoIcon />} disabled={!canUndo || isSaving} onClick={undo}>
          {translate('ordering.undo')}
        </Button>
        <Button size="small" disabled={isSaving} onClick={reset}>
          {translate('ordering.reset')}
        </Button>
      </span>
      <Button
        variant="contained"
        startIcon={<SaveIcon />}
        disabled={!isChanged}
        loading={isSaving}
        loadingPosition="start"
        onClick={() => void save()}
      >
        {translate('ordering.save')}
      </Button>
      <LeaveGuard hasChanges={isChanged} isSaving={isSaving} />
    </Stack>
  );
};

/** Fetched when the order is on the screen: the list does not wait for it. */
const useOrderDraft = (isShown: boolean) => {
  const [OrderDraft, setOrderDraft] = useState<ComponentType<{ ordering: OrderToSave }> | null>(null);
  useEffect(() => {
    if (!isShown) return;
    import('./OrderDraft').then(
      (module) => setOrderDraft(() => module.OrderDraft),
      () => undefined,
    );
  }, [isShown]);
  return OrderDraft;
};
