import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ResourceContextProvider, useNotify, useRecordContext, useTranslate } from 'react-admin';
import { runTexts } from '../../../i18n/nl/late/runs';
import { RevertButton } from '../../bulk/RevertButton';
import { RunRows } from '../../bulk/RunRows';
import { formatDateTime } from '../../lib/dates';
import { useApi } from '../../provider/reads/useHasApi';
import { Column } from '../../ui/columns/Column';
import { ListScreen } from '../../ui/list/ListScreen';
import { RecordTable } from '../../ui/list/RecordTable';
import { LoadFailed } from '../../ui/page/LoadFailed';
import { PageHeading } from '../../ui/page/PageHeading';
import type { Run } from '../../v2/entities/run';
import { BrowserRunList } from './BrowserRunList';

/** The changes of many records at once: of the server, or of this browser where v2 has no `/api`. */
export const RunsPage = () => {
  const translate = useTranslate();
  const { data: hasApi, error, refetch } = useApi();
  if (hasApi === true)
    return (
      <ResourceContextProvider value="runs">
        <RunList />
      </ResourceContextProvider>
    );
  return (
    <>
      <PageHeading title={translate('resources.runs.name', { smart_count: 2 })} />
      {hasApi === false ? (
        <BrowserRunList />
      ) : (
        error && (
          <Card>
            <LoadFailed error={error} onRetry={refetch} />
          </Card>
        )
      )}
    </>
  );
};

/** The changes of many records at once: what they did, and the button that reverts one. */
const RunList = () => {
  const translate = useTranslate();
  // Here, not in its row: the run that has just reverted one may push the row of that off the page.
  const [shown, setShown] = useState<Run | null>(null);
  return (
    <>
      <ListScreen sort={{ field: 'id', order: 'DESC' }} create={false}>
        <RecordTable rowClick={false} hiddenBelow={{ md: ['user_name'], lg: ['resource'] }}>
          <Column source="label" card="title" />
          <Column
            source="resource"
            card="half"
            render={({ resource }) => translate(`resources.${resource}.name`, { smart_count: 2 })}
          />
          <Column source="created" card="half" render={({ created }) => formatDateTime(created)} />
          <Column source="user_name" card="half" />
          <Column source="changed" align="right" />
          <Column source="refused" align="right" />
          <Column source="actions" label={false} disableSort align="right" card="line">
            <RunActions onShow={setShown} />
          </Column>
        </RecordTable>
      </ListScreen>
      {shown && <RunDialog run={shown} onClose={() => setShown(null)} />}
    </>
  );
};

/** Shows the run of the row, or the one that has just reverted it and left rows alone. */
const RunActions = ({ onShow }: { onShow: (run: Run) => void }) => {
  const notify = useNotify();
  const run = useRecordContext<Run>();
  if (!run) return null;
  const { label, changed, refused, reverted_by } = run;
  const tell = (revert: Run) => (revert.refused > 0 ? onShow(revert) : notify(runTexts.reverted, { type: 'success' }));
  return (
    <>
      <Button size="small" aria-label={runTexts.detailsOf(label)} onClick={() => onShow(run)}>
        {runTexts.details(changed + refused)}
      </Button>
      {reverted_by !== null ? (
        <Typography component="span" variant="body2" color="text.secondary">
          {runTexts.isReverted}
        </Typography>
      ) : (
        changed > 0 && <RevertButton run={run} onReverted={tell} />
      )}
    </>
  );
};

/** The rows of a run: first those that it left alone. */
const RunDialog = ({ run, onClose }: { run: Run; onClose: () => void }) => {
  const translate = useTranslate();
  const { label, changed, refused } = run;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md">
      <DialogTitle sx={{ overflowWrap: 'anywhere' }}>{label}</DialogTitle>
      <DialogContent>
        {refused > 0 && (
          <>
            <Typography sx={{ mb: 1 }}>{runTexts.notDone(refused)}</Typography>
            <RunRows run={run} isDone={false} />
          </>
        )}
        {changed > 0 && (
          <>
            <Typography sx={{ mb: 1, mt: refused > 0 ? 3 : 0 }}>{runTexts.done(changed)}</Typography>
            <RunRows run={run} isDone />
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
};
