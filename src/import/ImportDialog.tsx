import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useGetResourceLabel, useTranslate } from 'react-admin';
import { importTexts } from '../../i18n/nl/late/import';
import { PlanTable } from '../bulk/PlanTable';
import { RunFailure } from '../bulk/RunFailure';
import { RunOutcome } from '../bulk/RunOutcome';
import { rowsOf } from '../bulk/usePlans';
import { useRun } from '../bulk/useRun';
import { useApi } from '../provider/reads/useHasApi';
import { LeaveGuard } from '../ui/leave/LeaveGuard';
import { askOverUnsaved } from '../ui/leave/unsavedWork';
import { BusyButton } from '../ui/page/BusyButton';
import { LoadFailed } from '../ui/page/LoadFailed';
import { UnreadCount } from '../ui/page/UnreadRows';
import { TITLE_MAX } from '../v2/fields';
import { ColumnsStep } from './ColumnsStep';
import { isFaulty, isMissing } from './checkRows';
import type { ImportResource } from './importFields';
import { RowsStep } from './RowsStep';
import { SourceStep } from './SourceStep';
import { useExisting } from './useExisting';
import { useImport } from './useImport';

type Step = 'source' | 'columns' | 'rows' | 'trial';
const STEPS: readonly Step[] = ['source', 'columns', 'rows', 'trial'];
/** Stops the browser from opening a file that is dropped outside the drop zone. */
const stay = (event: DragEvent) => event.preventDefault();

/** Records changed by a file: its columns, its rows with what is wrong, a trial, and then the change itself. */
export const ImportDialog = ({ resource, onClose }: { resource: ImportResource; onClose: () => void }) => {
  const translate = useTranslate();
  const name = useGetResourceLabel()(resource, 2);
  const api = useApi();
  const { data: existing, error, readAgain } = useExisting(resource);
  const importing = useImport(resource, existing);
  const run = useRun(resource);
  const [step, setStep] = useState<Step>('source');
  const [pasted, setPasted] = useState('');
  const title = useRef<HTMLHeadingElement>(null);
  // The pressed button may be gone: move the focus to the title, which a screen reader says. At first it is on the dialog.
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current || step !== 'source') title.current?.focus();
    hasBegun.current ||= step !== 'source';
  }, [step]);
  const go = (by: 1 | -1) => setStep(STEPS[STEPS.indexOf(step) + by] ?? step);
  const { source, key, columns, checked, plans, take } = importing;
  const count = rowsOf(plans).length;
  const hasFields = columns.some((column) => column && column !== key && column !== 'id');
  const [faulty, missing] = [checked.filter(isFaulty).length, checked.filter(isMissing).length];

  /** Of the whole file: what was done is the same by now, and what is mended takes part. */
  const again = () => {
    run.reset();
    readAgain();
  };
  const hasRows = source !== null || pasted.trim() !== '';
  /** Escape or a click beside the dialog asks first where there are rows to lose, and does not stop a change under way. */
  const leave = () => {
    if (!run.isUnfinished) askOverUnsaved(onClose);
  };

  const screens: Record<Step, () => ReactNode> = {
    source: () => (
      <SourceStep
        {...{ resource, name, existing, pasted }}
        isHeading={importing.isHeading}
        onType={setPasted}
        onRead={(from, table) => {
          importing.open(from, table);
          setStep('columns');
        }}
      />
    ),
    columns: () => (
      <>
        <ColumnsStep resource={resource} importing={importing} />
        {key !== '' && !hasFields && (
          <Alert severity="warning" sx={{ mt: 2 }}>
            {importTexts.noField}
          </Alert>
        )}
      </>
    ),
    rows: () => <RowsStep resource={resource} importing={importing} />,
    trial: () => (
      <>
        {faulty + missing > 0 && <Alert severity="warning">{importTexts.skipped(faulty, missing)}</Alert>}
        {missing === checked.length && <Alert severity="warning">{importTexts.nothing}</Alert>}
        {plans.length > 0 && <PlanTable {...{ resource, plans, isBusy: run.isBusy }} onTake={take} />}
      </>
    ),
  };
  const isWaiting = step !== 'source' && (!existing || api.data === undefined);
  const failed = error ?? (api.data === undefined ? api.error : null);

  return (
    <Dialog open onClose={leave} fullScreen onDragOver={stay} onDrop={stay}>
      <LeaveGuard
        hasChanges={hasRows && (run.isUnfinished || !run.isMade)}
        isSaving={run.isBusy}
        isKept={run.isQueued}
      />
      <DialogTitle ref={title} tabIndex={-1} sx={{ overflowWrap: 'anywhere', outline: 0 }}>
        {importTexts.title(name)}
        {step !== 'source' && !run.isMade && ` · ${importTexts.steps[step]}`}
      </DialogTitle>
      {run.isMade ? (
        <RunOutcome run={run} onAgain={again} onClose={onClose} />
      ) : (
        <>
          <DialogContent>
            <UnreadCount unread={existing?.unread} />
            {failed && !(existing && api.data !== undefined) ? (
              <LoadFailed
                error={failed}
                onRetry={() => {
                  readAgain();
                  void api.refetch();
                }}
              />
            ) : isWaiting ? (
              <LinearProgress aria-label={translate('ra.page.loading')} />
            ) : (
              screens[step]()
            )}
          </DialogContent>
          <RunFailure failure={run.failure} />
          <DialogActions>
            <Button disabled={run.isBusy} onClick={onClose}>
              {translate('ra.action.cancel')}
            </Button>
            {step !== 'source' && (
              <Button disabled={run.isBusy} onClick={() => go(-1)}>
                {importTexts.previous}
              </Button>
            )}
            {source && step !== 'trial' && (
              <Button
                variant="contained"
                disabled={step !== 'source' && (!hasFields || key === '' || isWaiting)}
                onClick={() => go(1)}
              >
                {importTexts.next}
              </Button>
            )}
            {step === 'trial' && (
              <BusyButton
                variant="contained"
                isBusy={run.isBusy}
                disabled={count === 0}
                onClick={({ detail }) => {
                  // Not by the second half of a double click on the button that stood here: nobody has seen the trial.
                  if (detail < 2) void run.carryOut(importTexts.label(source?.name ?? '').slice(0, TITLE_MAX), plans);
                }}
              >
                {importTexts.apply(count)}
              </BusyButton>
            )}
          </DialogActions>
        </>
      )}
    </Dialog>
  );
};
