import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { visuallyHidden } from '../page/visuallyHidden';

interface FiguresTableProps {
  title: string;
  /** The heading of the labels, then one per figure. */
  headings: readonly string[];
  rows: readonly { label: string; figures: readonly string[] }[];
}

export const FiguresTable = ({ title, headings, rows }: FiguresTableProps) => (
  <Table size="small" stickyHeader>
    <Box component="caption" sx={visuallyHidden}>
      {title}
    </Box>
    <TableHead>
      <TableRow>
        {headings.map((heading, column) => (
          <TableCell key={heading} align={column === 0 ? 'left' : 'right'}>
            {heading}
          </TableCell>
        ))}
      </TableRow>
    </TableHead>
    <TableBody>
      {rows.map(({ label, figures }, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two rows may have the same label, and none moves
        <TableRow key={row}>
          <TableCell component="th" scope="row">
            {label}
          </TableCell>
          {figures.map((figure, column) => (
            <TableCell key={headings[column + 1]} align="right">
              {figure}
            </TableCell>
          ))}
        </TableRow>
      ))}
    </TableBody>
  </Table>
);
