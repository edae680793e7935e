import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { Link, useTranslate } from 'react-admin';
import { SortableList } from '../../ordering/SortableList';
import type { Ordering } from '../../ordering/useOrdering';
import type { Machine } from '../../v2/entities/machine';
import { machineName } from './machineName';

/** What stands beside a machine's name, where there is room for it. */
const COLUMNS = ['line', 'line_speed', 'product', 'percentage', 'slag', 'usage_ml', 'production_year'] as const;
const visibility = {
  line: { xs: 'none', sm: 'table-cell' },
  line_speed: { xs: 'none', md: 'table-cell' },
  product: 'table-cell',
  percentage: { xs: 'none', sm: 'table-cell' },
  slag: { xs: 'none', md: 'table-cell' },
  usage_ml: { xs: 'none', md: 'table-cell' },
  production_year: { xs: 'none', lg: 'table-cell' },
};

/** A wash line's machines by their order, with a handle each. */
export const MachineTable = ({ ordering }: { ordering: Ordering<Machine> }) => {
  const translate = useTranslate();
  return (
    <Box sx={{ mb: 1.5, mx: { xs: -1, sm: 0 } }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox" />
            <TableCell>{translate('machines.name')}</TableCell>
            {COLUMNS.map((column) => (
              <TableCell key={column} sx={{ display: visibility[column] }}>
                {translate(`resources.machines.fields.${column}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <SortableList ordering={ordering} name={machineName} renderItem={row} component={TableBody} />
      </Table>
    </Box>
  );
};

const row = (machine: Machine, handle: ReactNode) => (
  <TableRow>
    <TableCell padding="checkbox">{handle}</TableCell>
    <TableCell>
      <Link to={`/machines/edit/${machine.customer_machinery_id}`} sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
        {machineName(machine)}
      </Link>
    </TableCell>
    {COLUMNS.map((column) => (
      <TableCell key={column} sx={{ display: visibility[column] }}>
        {machine[column]}
      </TableCell>
    ))}
  </TableRow>
);
