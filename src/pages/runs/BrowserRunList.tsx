import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { runTexts } from '../../../i18n/nl/late/runs';
import { type BrowserRun, countsOf, keepRun, keptRuns } from '../../bulk/browserRuns';
import { QueueRun } from '../../bulk/QueueRun';
import { RevertDialog } from '../../bulk/RevertButton';
import { revertOf } from '../../bulk/sendQueue';
import { formatDateTime } from '../../lib/dates';
import { newKey } from '../../provider/http/idempotency';
import { LeaveGuard } from '../../ui/leave/LeaveGuard';
import { LoadFailed } from '../../ui/page/LoadFailed';
import { TransientButton } from '../../ui/page/TransientButton';
import { localMoment } from '../../v2/businessTime';

/** It changed something, or will. */
const hasChanged = (run: BrowserRun) => {
  const { done, waiting } = countsOf(run);
  return done + waiting > 0;
};

/** A revert can be reverted in turn, and that one too. */
const isReverted = ({ id }: BrowserRun, runs: readonly BrowserRun[]): boolean =>
  runs.some((later) => later.reverts === id && hasChanged(later) && !isReverted(later, runs));

/** The runs of this browser: gone on with, looked at and reverted. */
export const BrowserRunList = () => {
  const translate = useTranslate();
  const [shown, setShown] = useState<BrowserRun | null>(null);
  const [isRunning, setRunning] = useState(false);
  const { data: runs, error, refetch } = useQuery({ queryKey: ['runs', 'browser'], queryFn: keptRuns, gcTime: 0 });
  const close = () => {
    setShown(null);
    void refetch();
  };
  return (
    <>
      <Card>
        <Typography variant="body2" color="text.secondary" sx={{ p: 2 }}>
          {runTexts.ofBrowser}
        </Typography>
        {error && !runs && <LoadFailed error={error} onRetry={refetch} />}
        {runs?.length === 0 && <Typography sx={{ px: 2, pb: 3 }}>{translate('resources.runs.empty')}</Typography>}
        <Table>
          <TableBody>
            {runs?.map((run) => (
              <BrowserRunRow key={run.id} run={run} isReverted={isReverted(run, runs)} onShow={setShown} />
            ))}
          </TableBody>
        </Table>
      </Card>
      {shown && (
        <Dialog open onClose={() => !isRunning && close()} fullWidth maxWidth="md">
          <LeaveGuard hasChanges={isRunning} isKept />
          <DialogTitle sx={{ overflowWrap: 'anywhere' }}>{shown.label}</DialogTitle>
          <QueueRun key={shown.id} run={shown} onRunning={setRunning} onClose={close} />
        </Dialog>
      )}
    </>
  );
};

interface BrowserRunRowProps {
  run: BrowserRun;
  isReverted: boolean;
  onShow: (run: BrowserRun) => void;
}

const BrowserRunRow = ({ run, isReverted, onShow }: BrowserRunRowProps) => {
  const translate = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const { done, waiting, left } = countsOf(run);
  const revert = async () => {
    const label = runTexts.revertedLabel(run.label);
    const made = revertOf(run, { id: newKey(), created: Date.now(), label });
    await keepRun(made);
    setAsking(false);
    onShow(made);
  };
  return (
    <TableRow>
      <TableCell sx={{ overflowWrap: 'anywhere' }}>
        {run.label}
        <Typography variant="body2" color="text.secondary">
          {translate(`resources.${run.resource}.name`, { smart_count: 2 })} · {formatDateTime(localMoment(run.created))}{' '}
          · {runTexts.counts(done, left, waiting)}
        </Typography>
      </TableCell>
      <TableCell align="right">
        <Button
          size="small"
          aria-label={waiting > 0 ? runTexts.goOnOf(run.label) : runTexts.detailsOf(run.label)}
          onClick={() => onShow(run)}
        >
          {waiting > 0 ? runTexts.goOn : runTexts.details(run.rows.length)}
        </Button>
        {isReverted ? (
          <Typography component="span" variant="body2" color="text.secondary">
            {runTexts.isReverted}
          </Typography>
        ) : (
          done > 0 &&
          waiting === 0 && (
            <TransientButton size="small" aria-label={runTexts.revertOf(run.label)} onClick={() => setAsking(true)}>
              {runTexts.revert}
            </TransientButton>
          )
        )}
        {isAsking && (
          <RevertDialog label={run.label} changed={done} onRevert={revert} onClose={() => setAsking(false)} />
        )}
      </TableCell>
    </TableRow>
  );
};
