import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { runTexts } from '../../i18n/nl/late/runs';
import { PARTS } from '../ui/list/parts';
import type { RunResource, Values } from '../v2/entities/run';
import './runs.css';
import { ValueCell } from './ValueCells';

interface RunTableProps {
  resource: RunResource;
  /** True for rows that were changed; else each says why it was not. */
  isDone: boolean;
  rows: readonly { key: number; name: string; old: Values; new: Values; reason: string }[];
}

/** Rows of a run: what they were and became, or what they would have become and why not. */
export const RunTable = ({ resource, isDone, rows }: RunTableProps) => (
  <Table {...PARTS.table} size="small" className="run-table" aria-label={runTexts.rows}>
    <TableHead {...PARTS.group}>
      <TableRow {...PARTS.row}>
        <TableCell {...PARTS.head}>{runTexts.name}</TableCell>
        <TableCell {...PARTS.head}>{isDone ? runTexts.was : runTexts.wanted}</TableCell>
        <TableCell {...PARTS.head}>{isDone ? runTexts.became : runTexts.whyNot}</TableCell>
      </TableRow>
    </TableHead>
    <TableBody {...PARTS.group}>
      {rows.map(({ key, name, reason, ...row }) => (
        <TableRow {...PARTS.row} key={key}>
          <TableCell {...PARTS.cell}>{name}</TableCell>
          <ValueCell resource={resource} values={isDone ? row.old : row.new} old />
          {isDone ? (
            <ValueCell resource={resource} values={row.new} />
          ) : (
            <TableCell {...PARTS.cell}>{reason}</TableCell>
          )}
        </TableRow>
      ))}
    </TableBody>
  </Table>
);
