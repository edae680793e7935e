import Chip from '@mui/material/Chip';
import { useTranslate } from 'react-admin';

/** A flag in a list, in words as well as in colour. */
export const FlagChip = ({
  value,
  yes = 'ra.boolean.true',
  no = 'ra.boolean.false',
}: {
  value: unknown;
  yes?: string;
  no?: string;
}) => {
  const translate = useTranslate();
  const isSet = value === 1 || value === '1' || value === 'Y';
  return (
    <Chip size="small" variant="outlined" color={isSet ? 'success' : 'default'} label={translate(isSet ? yes : no)} />
  );
};
