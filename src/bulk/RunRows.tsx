import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { runTexts } from '../../i18n/nl/late/runs';
import { LoadFailed } from '../ui/page/LoadFailed';
import { OUTCOMES, type Outcome, type Run, type StoredRow } from '../v2/entities/run';
import { Pages, ROWS_OF_PAGE } from './Pages';
import { RunTable } from './RunTable';

const DONE: readonly Outcome[] = ['done'];
export const NOT_DONE = OUTCOMES.filter((outcome) => outcome !== 'done');

/** The rows of a run of the server that were changed, or those that were not, and why. */
export const RunRows = ({ run: { id, resource }, isDone }: { run: Run; isDone: boolean }) => {
  const [page, setPage] = useState(0);
  const { data, total, error, refetch } = useGetList<StoredRow>('run_rows', {
    filter: { run_id: id, outcome: isDone ? DONE : NOT_DONE },
    sort: { field: 'id', order: 'ASC' },
    pagination: { page: page + 1, perPage: ROWS_OF_PAGE },
  });
  if (error && !data) return <LoadFailed error={error} onRetry={refetch} />;
  if (!data) return <Skeleton variant="rectangular" height={120} />;
  if (data.length === 0) return <Typography>{runTexts.none}</Typography>;
  return (
    <>
      <RunTable
        resource={resource}
        isDone={isDone}
        rows={data.map((row) => ({
          ...{ key: row.id, name: row.record_name || String(row.record_id), old: row.old, new: row.new },
          reason: row.reason || runTexts.outcomes[row.outcome],
        }))}
      />
      <Pages page={page} setPage={setPage} count={total ?? data.length} />
    </>
  );
};
