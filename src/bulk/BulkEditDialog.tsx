import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import {
  type Identifier,
  type RaRecord,
  useDataProvider,
  useGetRecordRepresentation,
  useGetResourceLabel,
  useTranslate,
} from 'react-admin';
import { runTexts } from '../../i18n/nl/late/runs';
import { useClearFailures } from '../feedback/useClearFailures';
import { useTellFailure } from '../feedback/useTellFailure';
import { newKey } from '../provider/http/idempotency';
import { useHasApi } from '../provider/reads/useHasApi';
import { LoadFailed } from '../ui/page/LoadFailed';
import { RUN_MAX, type RunResource, type RunRow } from '../v2/entities/run';
import { type BrowserRun, runsUser } from './browserRuns';
import { ChangeInputs } from './ChangeInputs';
import { PlanTable } from './PlanTable';
import { QueueRun } from './QueueRun';
import { RunResult } from './RunResult';
import type { Run } from './run';
import { useChange } from './useChange';
import { type Plan, rowsOf, usePlans } from './usePlans';

export interface BulkEditDialogProps {
  resource: RunResource;
  ids: readonly Identifier[];
  onClose: () => void;
}

const WHOLE = { paper: { sx: { border: 0, borderRadius: 0 } } };

interface Wanted extends Pick<BrowserRun, 'resource' | 'label'> {
  rows: readonly RunRow[];
  plans: readonly Plan[];
  nameOf: (record: RaRecord) => ReactNode;
}
const newRun = ({ resource, label, rows, plans, nameOf }: Wanted): BrowserRun => {
  const names = new Map(plans.map(({ id, record }) => [id, String(nameOf(record))]));
  return {
    ...{ id: newKey(), userId: runsUser(), created: Date.now(), resource, label, reverts: null, revertedBy: null },
    rows: rows.map((row) => ({ ...row, name: names.get(row.id) ?? '', outcome: 'waiting', reason: '', isSent: false })),
  };
};

/** A trial of one change on many records, and then the change itself. Nothing is sent before the last button. */
export const BulkEditDialog = ({ resource, ids: selected, onClose }: BulkEditDialogProps) => {
  const translate = useTranslate();
  const titleId = useId();
  const dataProvider = useDataProvider();
  const tellFailure = useTellFailure();
  const clearFailures = useClearFailures();
  const resourceLabel = useGetResourceLabel();
  const [ids, setIds] = useState(selected);
  const [isBusy, setBusy] = useState(false);
  const [run, setRun] = useState<Run | null>(null);
  const [queued, setQueued] = useState<BrowserRun | null>(null);
  const hasApi = useHasApi();
  const nameOf = useGetRecordRepresentation(resource);
  const change = useChange(resource);
  const { plans, error, refetch, take } = usePlans(resource, ids, change.change);
  const rows = rowsOf(plans ?? []);
  const [one, more] = [resourceLabel(resource, 1).toLowerCase(), resourceLabel(resource, 2).toLowerCase()];
  const isTooMany = rows.length > RUN_MAX;

  const send = async () => {
    clearFailures(runTexts.failed);
    if (!hasApi) {
      setQueued(newRun({ resource, label: change.label, rows, plans: plans ?? [], nameOf }));
      return;
    }
    setBusy(true);
    try {
      const { data } = await dataProvider.create<Run>('runs', { data: { resource, label: change.label, rows } });
      setRun(data);
    } catch (failure) {
      tellFailure(runTexts.failed, failure);
    } finally {
      setBusy(false);
    }
  };
  const again = (failed: readonly Identifier[]) => {
    setIds(failed);
    setRun(null);
    setQueued(null);
  };
  const close = () => {
    if (!isBusy) onClose();
  };

  return (
    <Dialog open onClose={close} aria-labelledby={titleId} fullScreen slotProps={WHOLE}>
      <DialogTitle id={titleId}>{runTexts.title(ids.length, one, more)}</DialogTitle>
      {queued ? (
        <QueueRun key={queued.id} run={queued} onAgain={again} onClose={onClose} />
      ) : run ? (
        <RunResult run={run} onAgain={again} onClose={onClose} />
      ) : (
        <>
          <DialogContent>
            <ChangeInputs change={change} isBusy={isBusy} />
            {error && !plans ? <LoadFailed error={error} onRetry={refetch} /> : !plans && <LinearProgress />}
            {plans && plans.length < ids.length && (
              <Alert severity="info">{runTexts.gone(ids.length - plans.length)}</Alert>
            )}
            {plans && !change.change && (
              <Typography color="text.secondary" sx={{ py: 3 }}>
                {runTexts.empty}
              </Typography>
            )}
            {plans && change.change && <PlanTable {...{ resource, plans, isBusy }} onTake={take} />}
            {isTooMany && <Alert severity="warning">{runTexts.tooMany(RUN_MAX)}</Alert>}
          </DialogContent>
          <DialogActions>
            <Button disabled={isBusy} onClick={close}>
              {translate('ra.action.cancel')}
            </Button>
            <Button variant="contained" loading={isBusy} disabled={rows.length === 0 || isTooMany} onClick={send}>
              {runTexts.title(rows.length, one, more)}
            </Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
};
