import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { type Identifier, useTranslate } from 'react-admin';
import { runTexts } from '../../i18n/nl/late/runs';
import { LeaveGuard } from '../ui/leave/LeaveGuard';
import { BusyButton } from '../ui/page/BusyButton';
import { LoadFailed } from '../ui/page/LoadFailed';
import { Said } from '../ui/page/Said';
import { useCounted } from '../ui/page/useCounted';
import type { BulkResource } from './bulkFields';
import { ChangeInputs } from './ChangeInputs';
import { PlanTable, trialOf } from './PlanTable';
import { RunFailure } from './RunFailure';
import { RunOutcome } from './RunOutcome';
import { useChange } from './useChange';
import { rowsOf, usePlans } from './usePlans';
import { useRun } from './useRun';

interface BulkEditDialogProps {
  resource: BulkResource;
  ids: readonly Identifier[];
  onClose: () => void;
}

/**
 * Gives the focus back to the button that opened the dialog, without scrolling. That button stands in a sticky bar: where
 * MUI gives it back, Chromium scrolls to the bar's own place, and the rows that one was looking at are gone.
 */
const FocusGivenBack = () => {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    },
    [opener],
  );
  return null;
};

/** A trial of one change on many records, and then the change itself. Nothing is sent before the last button. */
export const BulkEditDialog = ({ resource, ids: selected, onClose }: BulkEditDialogProps) => {
  const translate = useTranslate();
  const counted = useCounted(resource);
  const [ids, setIds] = useState(selected);
  const run = useRun(resource);
  const change = useChange(resource);
  const { plans, error, readAgain, take } = usePlans(resource, ids, change.change);
  const count = rowsOf(plans ?? []).length;
  const { isBusy } = run;
  const again = (failed: readonly Identifier[]) => {
    setIds(failed);
    run.reset();
    readAgain();
  };

  return (
    <Dialog
      open
      onClose={(_, why) => why === 'escapeKeyDown' && !run.isUnfinished && onClose()}
      fullScreen
      disableRestoreFocus
    >
      <FocusGivenBack />
      <LeaveGuard hasChanges={run.isUnfinished} isSaving={isBusy} isKept={run.isQueued} />
      <DialogTitle>{runTexts.title(counted(ids.length))}</DialogTitle>
      {run.isMade ? (
        <RunOutcome run={run} onAgain={again} onClose={onClose} />
      ) : (
        <>
          <DialogContent>
            <ChangeInputs change={change} isBusy={isBusy} />
            <Said>{plans && change.change && trialOf(plans)}</Said>
            {error && !plans ? (
              <LoadFailed error={error} onRetry={readAgain} />
            ) : (
              !plans && <LinearProgress aria-label={translate('ra.page.loading')} />
            )}
            {plans && plans.length < ids.length && (
              <Alert severity="info">{runTexts.gone(ids.length - plans.length)}</Alert>
            )}
            {plans && !change.change && (
              <Typography color="text.secondary" sx={{ py: 3 }}>
                {change.kind === 'price' ? runTexts.noPrice : runTexts.empty}
              </Typography>
            )}
            {plans && change.change && <PlanTable {...{ resource, plans, isBusy }} onTake={take} />}
          </DialogContent>
          <RunFailure failure={run.failure} />
          <DialogActions>
            <Button disabled={isBusy} onClick={onClose}>
              {translate('ra.action.cancel')}
            </Button>
            <BusyButton
              variant="contained"
              isBusy={isBusy}
              disabled={count === 0}
              onClick={() => run.carryOut(change.label, plans ?? [])}
            >
              {change.change ? runTexts.title(counted(count)) : runTexts.change}
            </BusyButton>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
};
