import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useRecordContext, useTranslate } from 'react-admin';
import { formatDateTime } from '../../lib/dates';
import { formatPrice } from '../../lib/numbers';
import { FORM_WIDTH } from '../../ui/form/formWidth';
import { UnreadRows } from '../../ui/page/UnreadRows';
import type { TransactionDetail } from '../../v2/entities/transaction';

/** Hidden on a phone. */
const WIDE = { display: { xs: 'none', sm: 'table-cell' } };
const TOTAL = { '& td': { color: 'text.primary', fontSize: '1rem', fontWeight: 600, whiteSpace: 'nowrap' } };

/** The lines of an order and its total. */
export const TransactionLines = () => {
  const translate = useTranslate();
  const transaction = useRecordContext<Partial<TransactionDetail> & { id: number }>();
  // A record from the list has no lines; they come with the record itself.
  if (!transaction?.lines) return null;
  const { lines, total, created } = transaction;
  return (
    <Card component="section" sx={{ mb: 2.5, p: { xs: 2, sm: 3 }, maxWidth: FORM_WIDTH }}>
      <Typography component="h2" variant="h6">
        {translate('transactions.lines')}
      </Typography>
      {created && (
        <Typography color="text.secondary">
          {translate('transactions.placed', { moment: formatDateTime(created) })}
        </Typography>
      )}
      <UnreadRows of={lines} />
      {lines.length === 0 ? (
        <Typography sx={{ mt: 1 }}>{translate('transactions.noLines')}</Typography>
      ) : (
        <TableContainer>
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>{translate('transactions.line.title')}</TableCell>
                <TableCell sx={WIDE}>{translate('transactions.line.sku')}</TableCell>
                <TableCell align="right">{translate('transactions.line.quantity')}</TableCell>
                <TableCell align="right">{translate('transactions.line.price')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {lines.map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a line has no id, and the list never changes
                <TableRow key={index}>
                  <TableCell>{line.title}</TableCell>
                  <TableCell sx={WIDE}>{line.sku}</TableCell>
                  <TableCell align="right">{line.quantity}</TableCell>
                  <TableCell align="right">{formatPrice(line.price)}</TableCell>
                </TableRow>
              ))}
            </TableBody>
            <TableFooter sx={TOTAL}>
              <TableRow>
                <TableCell>{translate('transactions.total')}</TableCell>
                <TableCell sx={WIDE} />
                <TableCell />
                <TableCell align="right">{formatPrice(total)}</TableCell>
              </TableRow>
            </TableFooter>
          </Table>
        </TableContainer>
      )}
    </Card>
  );
};
