import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { bothShopsTexts } from '../../../i18n/nl/late/bothShops';
import { statisticsTexts } from '../../../i18n/nl/late/statistics';
import { toDay } from '../../lib/dates';
import { useApiFailure, useHasApi } from '../../provider/reads/useHasApi';
import { PageHeading } from '../../ui/page/PageHeading';
import { Panel } from '../../ui/page/Panel';
import { useBusinessDay } from '../../ui/page/useBusinessMoment';
import { SHOPS } from '../../v2/constants';
import { endpoints } from '../../v2/endpoints';
import { BarBlock } from './BarBlock';
import { CustomerLoginsBlock, CustomerOrdersBlock } from './CustomerFigures';
import { MonthsPanel } from './MonthsPanel';
import { PeriodPanel } from './PeriodPanel';

const { statistics: rows } = endpoints;

/** The last month in charts and tables. Every block loads, fails and retries by itself. */
export const StatisticsPage = () => {
  return (
    <>
      <PageHeading title={statisticsTexts.title} />
      <BothShops />
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
          <BarBlock
            title={statisticsTexts.systemUsage}
            row={rows.systemUsageLastMonth}
            params={{}}
            series="usage"
            toBar={(day) => ({ label: day.full_date, value: day.system_logins })}
          />
        </Box>
        {SHOPS.map(({ shop_id: shopId, name: shop }) => (
          <BarBlock
            key={`sales ${shopId}`}
            title={statisticsTexts.sales(shop)}
            row={rows.salesLastMonth}
            params={{ shopId }}
            series="orders"
            toBar={(day) => ({ label: day.full_date, value: day.sold_orders })}
          />
        ))}
        {SHOPS.map(({ shop_id: shopId, name: shop }) => (
          <BarBlock
            key={`revenue ${shopId}`}
            title={statisticsTexts.revenue(shop)}
            row={rows.revenueLastMonth}
            params={{ shopId }}
            series="euro"
            toBar={(day) => ({ label: day.full_date, value: day.revenues })}
          />
        ))}
        {SHOPS.map(({ shop_id: shopId, name: shop }) => (
          <BarBlock
            key={`best sold ${shopId}`}
            title={statisticsTexts.bestSold(shop)}
            row={rows.bestSoldProducts}
            params={{ shopId }}
            series="sold"
            toBar={(product) => ({ label: product.main_title, value: product.sold })}
            isByName
            none={bothShopsTexts.noneSold}
          />
        ))}
        {SHOPS.map(({ shop_id: shopId, name: shop }) => (
          <BarBlock
            key={`orders ${shopId}`}
            title={statisticsTexts.nrOfOrders(shop)}
            row={rows.nrOfOrders}
            params={{ shopId }}
            series="orders"
            toBar={(day) => ({ label: day.full_date, value: day.sold_orders })}
          />
        ))}
        {SHOPS.map(({ shop_id: shopId, name: shop }) => (
          <CustomerOrdersBlock
            key={`customers ${shopId}`}
            shopId={shopId}
            title={statisticsTexts.customerOrders(shop)}
          />
        ))}
        <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
          <CustomerLoginsBlock />
        </Box>
      </Box>
    </>
  );
};

/** What only a server with `/api` can count: the month against the one before, and both shops over any period. */
const BothShops = () => {
  const today = toDay(useBusinessDay());
  const hasApi = useHasApi();
  const failure = useApiFailure();
  if (failure)
    return (
      <Box sx={{ mb: 2.5 }}>
        <Panel title={bothShopsTexts.months.title} query={failure} />
      </Box>
    );
  if (!hasApi) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2.5, mb: 2.5 }}>
      <MonthsPanel key={today} today={today} />
      <div>
        <PeriodPanel today={today} />
      </div>
      <Typography variant="body2" color="text.secondary" sx={{ maxWidth: '80ch' }}>
        {bothShopsTexts.meaning}
      </Typography>
      <Typography component="h2" variant="h6">
        {bothShopsTexts.perShop}
      </Typography>
    </Box>
  );
};
