import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { bothShopsTexts } from '../../../i18n/nl/late/bothShops';
import { statisticsTexts } from '../../../i18n/nl/late/statistics';
import { formatDate, formatDayMonth } from '../../lib/dates';
import { amountInFile, formatNumber, formatPrice } from '../../lib/numbers';
import { daysOrMonthsOf, monthWithin, type Period } from '../../lib/period';
import { BarChart } from '../../ui/charts/BarChart';
import { CsvButton } from '../../ui/list/CsvButton';
import { Panel } from '../../ui/page/Panel';
import { SHOPS } from '../../v2/constants';
import type { DayFigures } from '../../v2/entities/statistics';
import { perPart, sumsOf } from './dayFigures';
import { useDayFigures } from './useDayFigures';

/** `value` is added up by part, and then divided by `unit`: whole cents, because euros add up to fractions of a cent. */
const CHARTS = [
  {
    name: 'revenue',
    value: (row: DayFigures) => row.revenue_cents,
    unit: 100,
    formatValue: formatPrice,
    inFile: amountInFile,
  },
  { name: 'orders', value: (row: DayFigures) => row.sold_orders, unit: 1, formatValue: formatNumber, inFile: String },
] as const;
const { period: texts } = bothShopsTexts;
const [FIRST, SECOND] = SHOPS;
const SERIES = [FIRST.name, SECOND.name] as const;

/** Revenue and orders of both shops by day, or by month in a long period; each shop as a bar of its own. */
export const PeriodCharts = ({ period }: { period: Period }) => {
  const { query } = useDayFigures(period);
  const parts = daysOrMonthsOf(period);
  const rowsOf = (data: readonly DayFigures[], { value, unit }: (typeof CHARTS)[number]) => {
    const [first, second] = [perPart(data, parts, FIRST.shop_id, value), perPart(data, parts, SECOND.shop_id, value)];
    const at = (sums: readonly number[], part: number) => (sums[part] ?? 0) / unit;
    return parts.map((label, part) => ({ label, values: [at(first, part), at(second, part)] as const }));
  };
  const data = query.data?.data;
  const sums = sumsOf(data ?? [], period);
  const labelHeading = statisticsTexts.columns.full_date;
  const labelOf = (part: string, ofDay: (day: string) => string) =>
    part.length > 7 ? ofDay(part) : monthWithin(part, period);
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '1fr 1fr' } }}>
      {CHARTS.map((chart) => {
        const { name, formatValue, inFile } = chart;
        const title = texts.charts[name];
        const rows = data ? rowsOf(data, chart) : [];
        return (
          <Panel
            key={name}
            title={title}
            query={query}
            skeleton={<span className="skeleton" style={{ height: 304 }} />}
            actions={
              <CsvButton
                title={texts.inFile(title, formatDate(period.from), formatDate(period.to))}
                headings={[labelHeading, ...SERIES]}
                rows={rows.map(({ label, values }) => [labelOf(label, formatDate), ...values.map(inFile)])}
              />
            }
          >
            {() => (
              <>
                <Typography sx={{ fontWeight: 600, mb: 1 }}>
                  {name === 'revenue'
                    ? formatPrice(sums.cents / 100)
                    : texts.sum(sums.orders, sums.average === null ? '-' : formatPrice(sums.average / 100))}
                </Typography>
                <BarChart
                  title={title}
                  labelHeading={labelHeading}
                  series={SERIES}
                  rows={rows}
                  formatValue={formatValue}
                  formatLabel={(part) => labelOf(part, formatDayMonth)}
                />
              </>
            )}
          </Panel>
        );
      })}
    </Box>
  );
};
