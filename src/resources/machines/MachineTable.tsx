import type { Theme } from '@mui/material';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import { type ReactNode, useCallback } from 'react';
import { Link, useTranslate } from 'react-admin';
import { SortableList } from '../../ordering/SortableList';
import type { Ordering } from '../../ordering/useOrdering';
import { Cell, Row } from '../../ui/page/CardTable';
import { PARTS } from '../../ui/page/parts';
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
const CLASSES: Record<(typeof COLUMNS)[number], string> = {
  line: 'from-sm line',
  product: 'product',
  line_speed: 'from-lg numeric',
  percentage: 'from-sm numeric',
  slag: 'from-sm numeric',
  usage_ml: 'from-sm numeric',
  production_year: 'from-lg numeric',
};
/** On a narrow screen the product stands below the name of its machine, so that neither is broken. */
const CARDS = {
  '&& > tbody > tr': { gridTemplateColumns: '3.5rem 1fr', alignItems: 'center', py: 0 },
  '&& td': { px: 1, py: 0.5, '&:first-of-type': { gridRow: 'span 2' } },
  // Closer to the name than the room around its link.
  '&& .product': { gridColumn: 2, mt: -1.5, color: 'text.secondary' },
};
/** Of the table, because a style of each cell costs a slow phone as much as the rest of it. */
const STYLES = [
  // Room for the words of a name. A longer word is broken, so that the other columns stay within the card.
  {
    borderCollapse: 'separate',
    '& :is(td, th)': { px: 1 },
    '& th': { position: 'sticky', top: 'var(--bars, 3.75rem)', zIndex: 1 },
    '& .name': { minWidth: '9rem' },
    '& .line': { minWidth: '4rem' },
    '& .numeric': { textAlign: 'right' },
    '& .product': { pl: 3 },
  },
  ({ breakpoints }: Theme) => ({ [breakpoints.down('sm')]: CARDS }),
  Object.fromEntries(
    ['sm', 'lg'].map((width) => [
      `& .from-${width}`,
      { display: { xs: 'none', [width]: 'table-cell' }, '@media print': { display: 'table-cell' } },
    ]),
  ),
];

/** The machines of a wash line in their order, each with a handle. */
export const MachineTable = ({ ordering }: { ordering: Ordering<Machine> }) => {
  const translate = useTranslate();
  const products = useMachineProducts();
  const renderItem = useCallback((machine: Machine, handle: ReactNode) => row(machine, handle, products), [products]);
  return (
    <Box sx={{ mb: 1.5, mx: { xs: -1, sm: 0 } }}>
      <Table {...PARTS.table} className="card-table" size="small" sx={STYLES}>
        <TableHead {...PARTS.group}>
          <Row>
            <TableCell {...PARTS.head} padding="checkbox">
              <span style={visuallyHidden}>{translate('resources.machines.fields.handle')}</span>
            </TableCell>
            <TableCell {...PARTS.head}>{translate('machines.name')}</TableCell>
            {COLUMNS.map((column) => (
              <TableCell {...PARTS.head} key={column} className={CLASSES[column]}>
                {translate(`resources.machines.fields.${column}`)}
              </TableCell>
            ))}
          </Row>
        </TableHead>
        <SortableList ordering={ordering} name={machineName} renderItem={renderItem} component={TableBody} />
      </Table>
    </Box>
  );
};

const row = (machine: Machine, handle: ReactNode, products: ReturnType<typeof useMachineProducts>) => (
  <Row>
    <Cell padding="checkbox">{handle}</Cell>
    <Cell className="name">
      <MachineLink machine={machine} />
      <WaitingMark of={machine} />
    </Cell>
    {COLUMNS.map((column) => (
      <Cell key={column} className={CLASSES[column]}>
        {column === 'product'
          ? productName(products, machine.product)
          : DECIMALS.has(column)
            ? withComma(machine[column])
            : machine[column]}
      </Cell>
    ))}
  </Row>
);

const MachineLink = ({ machine }: { machine: Machine }) => (
  <Link to={`/machines/${machine.customer_machinery_id}`} state={useWhereFrom()} sx={{ fontWeight: 500 }}>
    {machineName(machine)}
  </Link>
);
