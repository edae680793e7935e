import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { businessDay, toDay } from '../../lib/dates';
import { useHasApi } from '../../provider/reads/useHasApi';
import { MonthsPanel } from './MonthsPanel';
import { PeriodPanel } from './PeriodPanel';

/** What only a server with `/api` can count: the month against the one before, and both shops over any period. */
export const BothShops = () => {
  const translate = useTranslate();
  const today = toDay(businessDay(new Date()));
  if (!useHasApi()) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2.5, mb: 2.5 }}>
      <Typography color="text.secondary">{translate('statistics.meaning')}</Typography>
      <MonthsPanel today={today} />
      <div>
        <PeriodPanel today={today} />
      </div>
      <Typography component="h2" variant="h6">
        {translate('statistics.perShop')}
      </Typography>
    </Box>
  );
};
