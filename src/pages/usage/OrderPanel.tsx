import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { addDays, differenceInCalendarDays, parseISO } from 'date-fns';
import { useTranslate } from 'react-admin';
import { usageTexts } from '../../../i18n/nl/late/usage';
import { businessDay, formatDate, toDay } from '../../lib/dates';
import { readNumber } from '../../lib/typedNumbers';
import { type Assumptions, daysLeft, daysToMonthEnd, litresIn, type Month, packagesFor } from '../../lib/usage';
import { useApi } from '../../provider/reads/useHasApi';
import { useAreProductsNamed } from '../../resources/machines/machineProducts';
import { CsvButton } from '../../ui/list/CsvButton';
import { PartFailed } from '../../ui/page/PartFailed';
import { withComma } from '../../v2/decimalNotation';
import { formatLitres, monthName } from './texts';
import { useStock } from './useStock';
import type { ProductUsage } from './useUsage';

interface OrderPanelProps {
  customerId: number;
  products: readonly ProductUsage[];
  months: readonly Month[];
  assumptions: Assumptions;
  /** What could not be loaded; empty when all of it was. */
  missing: string;
  onRetry: () => void;
}

/** The product stays in sight while a narrow screen scrolls the figures, and what to do stands beside it. */
const staying = {
  position: 'sticky',
  left: 0,
  zIndex: 1,
  minWidth: { xs: '9.25rem', sm: 0 },
  maxWidth: { xs: '9.25rem', sm: 'none' },
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  bgcolor: 'background.paper',
  '&&': { pl: 0 },
} as const;

/** All columns fit on a tablet. */
const narrowCells = {
  '& :is(th, td)': { px: { xs: '7px', lg: 2 }, '&:last-child': { pr: 0 } },
} as const;

/** A forecast further away than this says nothing. */
const FAR_DAYS = 3650;

/** What is needed of each product, what there is, how long that lasts, and what to order. */
export const OrderPanel = ({ customerId, products, months, assumptions, missing, onRetry }: OrderPanelProps) => {
  const translate = useTranslate();
  const areNamed = useAreProductsNamed();
  // An older v2 knows neither packages nor what was ordered of an article.
  const hasPackages = useApi().data !== false;
  const { stockOf, keep } = useStock(customerId);
  const today = businessDay(new Date());
  const rows = products.map((product) => {
    const { typed, day } = stockOf(product);
    const countedOn = day ? parseISO(day) : today;
    const read = readNumber(typed);
    const isRefused = typed.trim() !== '' && (read === null || read < 0);
    const there = isRefused ? null : read;
    const needed = product.litres.reduce((sum, one) => sum + one, 0);
    const daysToCome = differenceInCalendarDays(today, countedOn) + daysToMonthEnd(today);
    const used = litresIn(product.usageMl, daysToCome, assumptions);
    const days = there === null ? null : daysLeft(there, product.usageMl, assumptions);
    return {
      ...product,
      typed,
      day,
      there,
      isRefused,
      needed,
      lastsUntil: days === null || days > FAR_DAYS ? '' : formatDate(toDay(addDays(countedOn, days))),
      packages: packagesFor(needed, Math.max(0, (there ?? 0) - used), product.litresEach),
    };
  });
  const title = usageTexts.order;
  const headings = [
    translate('resources.machines.fields.product'),
    usageTexts.stock,
    ...(hasPackages ? [usageTexts.packages] : []),
    usageTexts.lastsUntil,
    ...months.map(({ month }) => usageTexts.litresIn(monthName(month))),
    ...(hasPackages ? [usageTexts.ordered] : []),
  ];
  return (
    <div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography component="h2" variant="h6" sx={{ flexGrow: 1 }}>
          {title}
        </Typography>
        <CsvButton
          title={title}
          headings={Object.values(usageTexts.csv)}
          rows={
            areNamed
              ? rows.map((row) => [
                  row.name,
                  row.sku,
                  withComma(row.needed.toFixed(1)),
                  withComma(row.there),
                  row.packages ?? '',
                ])
              : []
          }
        />
      </Box>
      {missing && <PartFailed missing={missing} onRetry={onRetry} />}
      <div className="scrolls-aside">
        <Table size="small" aria-label={title} sx={narrowCells}>
          <TableHead>
            <TableRow>
              {headings.map((heading, nth) => (
                <TableCell key={heading} align={nth === 0 ? 'left' : 'right'} sx={nth === 0 ? staying : {}}>
                  {heading}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <TableRow key={row.article}>
                <TableCell component="th" scope="row" sx={staying}>
                  {row.name}
                </TableCell>
                <TableCell align="right">
                  <TextField
                    margin="none"
                    value={row.typed}
                    onChange={({ target }) => keep(row, { typed: target.value, day: toDay(today) })}
                    error={row.isRefused}
                    helperText={
                      row.typed && row.day !== toDay(today) && usageTexts.countedOn(row.day && formatDate(row.day))
                    }
                    slotProps={{
                      formHelperText: { sx: { mx: 0, fontSize: '0.75rem', textAlign: 'right', whiteSpace: 'nowrap' } },
                      htmlInput: {
                        'aria-label': usageTexts.stockOf(row.name),
                        inputMode: 'decimal',
                        autoComplete: 'off',
                        style: { textAlign: 'right' },
                      },
                    }}
                    sx={{ width: { xs: '5.5rem', sm: '6rem' } }}
                  />
                </TableCell>
                {hasPackages && <TableCell align="right">{row.packages ?? '-'}</TableCell>}
                <TableCell align="right">{row.isRefused ? usageTexts.noNumber : row.lastsUntil || '-'}</TableCell>
                {row.litres.map((litres, nth) => (
                  <TableCell key={months[nth]?.month} align="right">
                    {formatLitres(litres)}
                  </TableCell>
                ))}
                {hasPackages && (
                  <TableCell align="right">{row.ordered === null ? '-' : formatLitres(row.ordered)}</TableCell>
                )}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </div>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        {hasPackages && usageTexts.explained} {usageTexts.keptHere}
      </Typography>
    </div>
  );
};
