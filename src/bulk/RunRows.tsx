import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { runTexts } from '../../i18n/nl/late/runs';
import { PARTS } from '../ui/list/parts';
import { LoadFailed } from '../ui/page/LoadFailed';
import { OUTCOMES, type Outcome } from '../v2/entities/run';
import { Pages, ROWS_OF_PAGE } from './Pages';
import type { Run, StoredRow } from './run';
import './runs.css';
import { ValueCell } from './ValueCells';

const DONE: readonly Outcome[] = ['done'];
export const NOT_DONE = OUTCOMES.filter((outcome) => outcome !== 'done');

/** The rows of a run that were changed, or those that were not, and why. */
export const RunRows = ({ run: { id, resource }, isDone }: { run: Run; isDone: boolean }) => {
  const [page, setPage] = useState(0);
  const { data, total, error, refetch } = useGetList<StoredRow>('runRows', {
    filter: { run_id: id, outcome: isDone ? DONE : NOT_DONE },
    sort: { field: 'id', order: 'ASC' },
    pagination: { page: page + 1, perPage: ROWS_OF_PAGE },
  });
  if (error && !data) return <LoadFailed error={error} onRetry={refetch} />;
  if (!data) return <Skeleton variant="rectangular" height={120} />;
  if (data.length === 0) return <Typography>{runTexts.none}</Typography>;
  return (
    <>
      <Table {...PARTS.table} size="small" className="run-table" aria-label={runTexts.rows}>
        <TableHead {...PARTS.group}>
          <TableRow {...PARTS.row}>
            <TableCell {...PARTS.head}>{runTexts.name}</TableCell>
            <TableCell {...PARTS.head}>{isDone ? runTexts.was : runTexts.wanted}</TableCell>
            <TableCell {...PARTS.head}>{isDone ? runTexts.became : runTexts.whyNot}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody {...PARTS.group}>
          {data.map((row) => (
            <TableRow {...PARTS.row} key={row.id}>
              <TableCell {...PARTS.cell}>{row.record_name || row.record_id}</TableCell>
              <ValueCell resource={resource} values={isDone ? row.old : row.new} old />
              {row.outcome === 'done' ? (
                <ValueCell resource={resource} values={row.new} />
              ) : (
                <TableCell {...PARTS.cell}>{row.reason || runTexts.outcomes[row.outcome]}</TableCell>
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Pages page={page} setPage={setPage} count={total ?? data.length} />
    </>
  );
};
