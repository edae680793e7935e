import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { formatDateTime } from '../../lib/dates';
import { formatPrice } from '../../lib/numbers';
import { priceOf } from '../../lib/vat';
import { useShops } from '../../provider/reads/useShops';
import { FORM_WIDTH } from '../../ui/page/formLayout';
import { UnreadRows } from '../../ui/page/UnreadRows';
import type { TransactionDetail } from '../../v2/entities/transaction';
import { DeliveryAddress } from './DeliveryAddress';
import { TransactionTotals } from './TransactionTotals';

/** On a phone below the product's name. */
const WIDE = { display: { xs: 'none', sm: 'table-cell' } };
/** No amount is broken, and none makes way for a long word. */
const CELLS = {
  overflowWrap: 'anywhere',
  '& :is(th, td)': { px: { xs: 0.5, sm: 2 }, '&:first-of-type': { pl: 0 }, '&:last-of-type': { pr: 0 } },
  '& th': { overflowWrap: 'normal' },
  '& td.MuiTableCell-alignRight': { whiteSpace: 'nowrap' },
};

/** An order: when and where it was placed, its address to copy, its lines and what they come to. */
export const TransactionLines = () => {
  const translate = useTranslate();
  const transaction = useRecordContext<Partial<TransactionDetail> & { id: number }>();
  const id = useId();
  const shops = useShops();
  // A record from the list has no lines; they come with the record itself.
  if (!transaction?.lines) return null;
  const { lines, total, created, shop_id } = transaction;
  const shop = shops.find((one) => one.shop_id === shop_id);
  return (
    <Card component="section" aria-labelledby={id} sx={{ mb: 2.5, p: { xs: 2, sm: 3 }, maxWidth: FORM_WIDTH }}>
      <Typography id={id} component="h2" variant="h6">
        {translate('transactions.lines')}
      </Typography>
      {created && (
        <Typography color="text.secondary">
          {translate('transactions.placed', { moment: formatDateTime(created) })}
          {shop && ` · ${shop.name}`}
        </Typography>
      )}
      <DeliveryAddress order={transaction} />
      <UnreadRows of={lines} />
      {lines.length === 0 ? (
        <Typography sx={{ mt: 1 }}>{translate('transactions.noLines')}</Typography>
      ) : (
        <TableContainer sx={{ mt: 2 }}>
          <Table size="small" sx={CELLS}>
            <TableHead>
              <TableRow>
                <TableCell>{translate('transactions.line.title')}</TableCell>
                <TableCell sx={WIDE}>{translate('transactions.line.sku')}</TableCell>
                <TableCell align="right">{translate('transactions.line.quantity')}</TableCell>
                <TableCell align="right" sx={WIDE}>
                  {translate('transactions.line.price')}
                </TableCell>
                <TableCell align="right">{translate('transactions.line.total')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {lines.map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a line has no id, and the list never changes
                <TableRow key={index}>
                  <TableCell>
                    {line.title}
                    <Typography variant="body2" color="text.secondary" sx={{ display: { sm: 'none' } }}>
                      {[line.sku, formatPrice(line.price)].filter(Boolean).join(' · ')}
                    </Typography>
                  </TableCell>
                  <TableCell sx={WIDE}>{line.sku}</TableCell>
                  <TableCell align="right">{line.quantity}</TableCell>
                  <TableCell align="right" sx={WIDE}>
                    {formatPrice(line.price)}
                  </TableCell>
                  <TableCell align="right">{formatPrice(priceOf(line.quantity, line.price))}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
      {total && <TransactionTotals total={total} />}
    </Card>
  );
};
