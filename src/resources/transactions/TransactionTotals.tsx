import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { formatPrice } from '../../lib/numbers';
import { excludingVat, vatIn } from '../../lib/vat';
import { VAT_FACTOR } from '../../v2/constants';

const PERCENT = Math.round((VAT_FACTOR - 1) * 100);

/** What an order comes to, without and with VAT. */
export const TransactionTotals = ({ total }: { total: string }) => {
  const translate = useTranslate();
  const rows = [
    [translate('transactions.withoutVat'), excludingVat(total)],
    [translate('transactions.vat', { percent: PERCENT }), vatIn(total)],
    [translate('transactions.total'), total],
  ] as const;
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto auto',
        justifyContent: 'end',
        columnGap: 3,
        rowGap: 0.5,
        my: 1.5,
        '& dt': { color: 'text.secondary' },
        '& dd': { m: 0, textAlign: 'right', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
        '& :is(dt, dd):nth-last-of-type(1)': { color: 'text.primary', fontWeight: 600 },
      }}
    >
      {rows.flatMap(([label, amount]) => [
        <dt key={label}>{label}</dt>,
        <dd key={`${label}=`}>{formatPrice(amount)}</dd>,
      ])}
    </Box>
  );
};
