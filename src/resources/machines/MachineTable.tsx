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
import { useWhereFrom } from '../../ui/page/returnTo';
import { visuallyHidden } from '../../ui/page/visuallyHidden';
import { withComma } from '../../v2/decimalNotation';
import type { Machine } from '../../v2/entities/machine';
import { WaitingMark } from '../../visits/WaitingMark';
import { machineName } from './machineName';
import { productName, useMachineProducts } from './machineProducts';

/** The columns beside the name, as far as there is room. */
const COLUMNS = ['line', 'line_speed', 'product', 'percentage', 'slag', 'usage_ml', 'production_year'] as const;
const DECIMALS: ReadonlySet<string> = new Set(['line_speed', 'percentage', 'slag']);
const visibility = {
  line: { xs: 'none', sm: 'table-cell' },
  line_speed: { xs: 'none', md: 'table-cell' },
  product: 'table-cell',
  percentage: { xs: 'none', sm: 'table-cell' },
  slag: { xs: 'none', md: 'table-cell' },
  usage_ml: { xs: 'none', md: 'table-cell' },
  production_year: { xs: 'none', lg: 'table-cell' },
};

/** The machines of a wash line in their order, each with a handle. */
export const MachineTable = ({ ordering }: { ordering: Ordering<Machine> }) => {
  const translate = useTranslate();
  return (
    <Box sx={{ mb: 1.5, mx: { xs: -1, sm: 0 } }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox">
              <span style={visuallyHidden}>{translate('resources.machines.fields.handle')}</span>
            </TableCell>
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
      <MachineLink machine={machine} />
      <WaitingMark of={machine} />
    </TableCell>
    {COLUMNS.map((column) => (
      <TableCell key={column} sx={{ display: visibility[column] }}>
        {column === 'product' ? (
          <ProductName code={machine.product} />
        ) : DECIMALS.has(column) ? (
          withComma(machine[column])
        ) : (
          machine[column]
        )}
      </TableCell>
    ))}
  </TableRow>
);

const ProductName = ({ code }: { code: string }) => productName(useMachineProducts(), code);

const MachineLink = ({ machine }: { machine: Machine }) => (
  <Link
    to={`/machines/${machine.customer_machinery_id}`}
    state={useWhereFrom()}
    sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}
  >
    {machineName(machine)}
  </Link>
);
