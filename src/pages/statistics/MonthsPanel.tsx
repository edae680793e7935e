import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { bothShopsTexts } from '../../../i18n/nl/late/bothShops';
import { MONTH_NAMES } from '../../lib/dates';
import { formatNumber, formatPrice } from '../../lib/numbers';
import { monthsToCompare } from '../../lib/period';
import { Panel } from '../../ui/page/Panel';
import { type Sums, sumsOf } from './dayFigures';
import { useDayFigures } from './useDayFigures';

const FIGURES = [
  { name: 'revenue', show: ({ cents }: Sums) => formatPrice(cents / 100) },
  { name: 'orders', show: ({ orders }: Sums) => formatNumber(orders) },
  { name: 'average', show: ({ average }: Sums) => (average === null ? '-' : formatPrice(average / 100)) },
] as const;
const { months } = bothShopsTexts;

/** Revenue, orders and average order of both shops: this month so far, and the month before. */
export const MonthsPanel = ({ today }: { today: string }) => {
  const { thisMonth, sameDays, lastMonth } = monthsToCompare(today);
  const { query } = useDayFigures({ from: lastMonth.from, to: today });
  const month = MONTH_NAMES[Number(lastMonth.from.slice(5, 7)) - 1] ?? '';
  return (
    <Panel
      title={months.title}
      query={query}
      skeleton={<Box component="span" className="skeleton" sx={{ height: { xs: '21.7rem', sm: '6.4rem' } }} />}
    >
      {({ data }) => (
        <Box
          component="dl"
          sx={{ display: 'grid', gap: 2.5, m: 0, gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' } }}
        >
          {FIGURES.map(({ name, show }) => (
            <div key={name}>
              <Typography component="dt" color="text.secondary">
                {months.figures[name]}
              </Typography>
              <Typography component="dd" sx={{ m: 0, fontSize: '1.5rem', fontWeight: 700 }}>
                {show(sumsOf(data, thisMonth))}
              </Typography>
              <Typography component="dd" variant="body2" color="text.secondary" sx={{ m: 0 }}>
                {months.sameDays(Number(sameDays.to.slice(8)), month, show(sumsOf(data, sameDays)))}
              </Typography>
              <Typography component="dd" variant="body2" color="text.secondary" sx={{ m: 0 }}>
                {months.whole(month, show(sumsOf(data, lastMonth)))}
              </Typography>
            </div>
          ))}
        </Box>
      )}
    </Panel>
  );
};
