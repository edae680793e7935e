import Table, { type TableProps } from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell, { type TableCellProps } from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Children, type ReactNode } from 'react';
import { PARTS } from './parts';
import './cardTable.css';

interface CardTableProps extends Omit<TableProps, 'size'> {
  heads: readonly ReactNode[];
  /** Of the first head: a box for all rows. */
  padding?: 'checkbox';
}

/** A small table whose rows are cards on a phone. */
export const CardTable = ({ heads, padding, className = '', children, ...table }: CardTableProps) => (
  <Table {...PARTS.table} {...table} className={`card-table ${className}`} size="small">
    <TableHead {...PARTS.group}>
      <Row>
        {Children.map(heads, (head, at) => (
          <TableCell {...PARTS.head} {...(at === 0 && { padding })}>
            {head}
          </TableCell>
        ))}
      </Row>
    </TableHead>
    <TableBody {...PARTS.group}>{children}</TableBody>
  </Table>
);

export const Row = ({ children }: { children: ReactNode }) => <TableRow {...PARTS.row}>{children}</TableRow>;
export const Cell = (cell: TableCellProps) => <TableCell {...PARTS.cell} {...cell} />;
