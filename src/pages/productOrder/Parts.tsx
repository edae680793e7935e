import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { splitInGroups } from '../../lib/splitInGroups';
import { PRODUCT_ORDER_COLUMNS, PRODUCT_ORDER_FIRST_PRIO } from '../../v2/constants';

/** From this many products on, scrolling to one takes long. */
const LONG = 60;

/** A long order in as many equal parts as it has columns: goes to where one begins. */
export const Parts = ({ count, onPart }: { count: number; onPart: (index: number) => void }) => {
  const translate = useTranslate();
  if (count < LONG) return null;
  const places = Array.from({ length: count }, (_, index) => index);
  return (
    <Box component="nav" aria-label={translate('productOrder.parts')} sx={{ display: 'flex', flexWrap: 'wrap' }}>
      {splitInGroups(places, PRODUCT_ORDER_COLUMNS, true).map(([first = 0, ...rest]) => (
        <Button key={first} size="small" onClick={() => onPart(first)}>
          {first + PRODUCT_ORDER_FIRST_PRIO}–{(rest.at(-1) ?? first) + PRODUCT_ORDER_FIRST_PRIO}
        </Button>
      ))}
    </Box>
  );
};
