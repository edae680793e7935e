import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-admin';
import { statisticsTexts } from '../../../i18n/nl/late/statistics';
import { customerRole } from '../../lib/customerRole';
import { formatDateTime } from '../../lib/dates';
import { amountInFile, formatPrice } from '../../lib/numbers';
import { customerPaths } from '../../lib/paths';
import { useV2Query } from '../../provider/reads/ClientContext';
import { BarChart } from '../../ui/charts/BarChart';
import { endpoints } from '../../v2/endpoints';
import type { CustomerLogin } from '../../v2/entities/customer';
import type { CustomerOrders } from '../../v2/entities/statistics';
import { BARS } from './BarBlock';
import { type Column, FiguresBlock } from './FiguresBlock';

const COMPANY: Column<{ company_name: string; customer_id: number | null }> = {
  name: 'company_name',
  text: ({ company_name }) => company_name,
  show: ({ company_name, customer_id }) =>
    customer_id === null ? company_name : <Link to={customerPaths.dashboard(customer_id)}>{company_name}</Link>,
};

const ORDERS: readonly Column<CustomerOrders>[] = [
  COMPANY,
  { name: 'sold_orders', text: ({ sold_orders }) => String(sold_orders), isNumber: true },
  {
    name: 'revenues',
    text: ({ revenues }) => amountInFile(revenues),
    show: ({ revenues }) => formatPrice(revenues),
    isNumber: true,
  },
];

/** The table has all customers, in the order in which v2 gives them. */
const highest = (items: readonly CustomerOrders[], value: (item: CustomerOrders) => number) =>
  [...items].sort((one, other) => value(other) - value(one)).slice(0, BARS);
const BARS_OF = [
  { series: 'orders', value: (item: CustomerOrders) => item.sold_orders },
  { series: 'euro', value: (item: CustomerOrders) => item.revenues, formatValue: formatPrice },
] as const;

/** The orders and revenue per customer of a shop: a bar chart of each (section 2), and their table. */
export const CustomerOrdersBlock = ({ shopId, title }: { shopId: number; title: string }) => {
  return (
    <FiguresBlock
      title={title}
      query={useV2Query(endpoints.statistics.customerOrders, { shopId })}
      columns={ORDERS}
      chart={(items) =>
        BARS_OF.map(({ series, value, ...formats }) => (
          <Box key={series} component="figure" sx={{ m: 0, mb: 2 }}>
            <Typography component="figcaption" variant="subtitle2">
              {statisticsTexts.series[series]}
            </Typography>
            <BarChart
              title={null}
              series={[statisticsTexts.series[series]]}
              rows={highest(items, value).map((item) => ({ label: item.company_name, values: [value(item)] }))}
              isByName
              {...formats}
            />
          </Box>
        ))
      }
    />
  );
};

const LOGINS: readonly Column<CustomerLogin>[] = [
  COMPANY,
  { name: 'name', text: ({ name }) => name },
  { name: 'user_role', text: customerRole },
  { name: 'last_login', text: ({ last_login }) => formatDateTime(last_login) },
  { name: 'logins', text: ({ logins }) => String(logins), isNumber: true },
];

/** The logins of customers, with the role label of section 4. */
export const CustomerLoginsBlock = () => {
  const query = useV2Query(endpoints.statistics.customerLogins, {});
  return <FiguresBlock title={statisticsTexts.customerLogins} query={query} columns={LOGINS} />;
};
