import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useNotify, useTranslate } from 'react-admin';
import { formatPostcode } from '../../lib/contactDetails';
import { fullName } from '../../lib/fullName';
import type { Transaction } from '../../v2/entities/transaction';

const linesOf = (order: Partial<Transaction>): string[] => {
  const { company_name, street, housenumber, housenumber_ext, zip = '', place } = order;
  const joined = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ');
  return [
    company_name ?? '',
    fullName(order),
    joined(street, housenumber, housenumber_ext),
    joined(formatPostcode(zip), place),
  ].filter(Boolean);
};

/** The stored address as it stands on a parcel, to copy. */
export const DeliveryAddress = ({ order }: { order: Partial<Transaction> }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const address = linesOf(order).join('\n');
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => notify('transactions.copied', { type: 'success' }),
      () => notify('transactions.copyFailed', { type: 'error' }),
    );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', columnGap: 3, rowGap: 1, mt: 2 }}>
      <Typography component="address" sx={{ fontStyle: 'normal', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {address}
      </Typography>
      {/* Browsers let only safe origins copy. */}
      {'clipboard' in navigator && (
        <Button size="small" variant="outlined" startIcon={<CopyIcon />} onClick={copy}>
          {translate('transactions.copyAddress')}
        </Button>
      )}
    </Box>
  );
};
