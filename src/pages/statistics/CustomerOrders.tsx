import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link, useTranslate } from 'react-admin';
import type { z } from 'zod';
import { formatPrice } from '../../lib/numbers';
import { customerPaths } from '../../lib/paths';
import { truncate } from '../../lib/truncate';
import { useV2Query } from '../../provider/reads/ClientContext';
import { BarChart } from '../../ui/charts/BarChart';
import { endpoints } from '../../v2/endpoints';
import type { CustomerOrders as CustomerOrdersSchema } from '../../v2/entities/statistics';
import { type Column, FiguresBlock } from './FiguresBlock';

const columns: readonly Column<z.output<typeof CustomerOrdersSchema>>[] = [
  {
    name: 'company_name',
    text: ({ company_name }) => company_name,
    show: ({ company_name, customer_id }) => <Link to={customerPaths.dashboard(customer_id)}>{company_name}</Link>,
  },
  { name: 'sold_orders', text: ({ sold_orders }) => String(sold_orders), isNumber: true },
  {
    name: 'revenues',
    text: ({ revenues }) => String(revenues).replace('.', ','),
    show: ({ revenues }) => formatPrice(revenues),
    isNumber: true,
  },
];

type Figures = z.output<typeof CustomerOrdersSchema>;
/** More bars are unreadable; the table has all customers. */
const BARS = 20;
const NAME_TICK = 14;
const BARS_OF = [
  { series: 'orders', value: (item: Figures) => item.sold_orders },
  { series: 'euro', value: (item: Figures) => item.revenues, formatValue: (value: number) => formatPrice(value) },
] as const;

/** The orders and revenue per customer of a shop: a bar chart of each (section 2), and their table. */
export const CustomerOrders = ({ shopId, title }: { shopId: number; title: string }) => {
  const translate = useTranslate();
  return (
    <FiguresBlock
      title={title}
      query={useV2Query(endpoints.statistics.customerOrders, { shopId })}
      columns={columns}
      chart={(items) =>
        BARS_OF.map(({ series, value, ...formats }) => (
          <Box key={series} component="figure" sx={{ m: 0, mb: 2 }}>
            <Typography component="figcaption" variant="subtitle2">
              {translate(`statistics.series.${series}`)}
            </Typography>
            <BarChart
              title={null}
              series={[translate(`statistics.series.${series}`)]}
              rows={items.slice(0, BARS).map((item) => ({ label: item.company_name, values: [value(item)] }))}
              formatTick={(name) => truncate(name, NAME_TICK)}
              {...formats}
            />
          </Box>
        ))
      }
    />
  );
};
