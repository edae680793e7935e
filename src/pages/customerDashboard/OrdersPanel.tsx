import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type GetListResult, Link, type RaRecord, useTranslate } from 'react-admin';
import { formatDate } from '../../lib/dates';
import { formatPrice } from '../../lib/numbers';
import { useApiList } from '../../provider/reads/useApiList';
import { useApiFailure } from '../../provider/reads/useHasApi';
import { useShops } from '../../provider/reads/useShops';
import { MoreButton } from '../../ui/page/MoreButton';
import { Panel } from '../../ui/page/Panel';
import { PartFailed } from '../../ui/page/PartFailed';
import type { ListedTransaction } from '../../v2/entities/transaction';
import { ORDERS_SHOWN, ordersOf } from '../../visits/visitLists';

const MORE = 25;

/** `/api` leaves out none of these. */
type Order = RaRecord & Required<Pick<ListedTransaction, 'orderno' | 'created' | 'shop_id' | 'total'>>;

type Answer = GetListResult<Order>;

export const useOrders = (customerId: number, count = ORDERS_SHOWN) =>
  useApiList<Order>('transactions', ordersOf(customerId, count));

/** The customer's latest orders; v2 does not say whose an order is, `/api` does. */
export const OrdersPanel = ({ customerId }: { customerId: number }) => {
  const translate = useTranslate();
  // `before`: what was shown as more was asked for.
  const [{ count, before }, ask] = useState<{ count: number; before?: Answer }>({ count: ORDERS_SHOWN });
  const shops = useShops();
  const { hasApi, query } = useOrders(customerId, count);
  const failure = useApiFailure();
  const { data: read, error, refetch } = failure ?? query;
  if (!hasApi && !failure) return null;
  // That more of them could not be read is said below those that stay.
  const shown = { data: read ?? before, error: read || !before ? error : null, refetch };
  return (
    <Panel title={translate('customerDashboard.orders.title')} query={shown}>
      {(answer) => {
        const { data: orders, total = 0 } = answer;
        if (orders.length === 0)
          return <Typography color="text.secondary">{translate('customerDashboard.orders.none')}</Typography>;
        return (
          <>
            <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
              {translate('customerDashboard.orders.summary', {
                smart_count: total,
                last: formatDate(orders[0]?.created),
              })}
            </Typography>
            <List disablePadding>
              {orders.map(({ orderno, created, shop_id, total: amount }) => (
                <ListItem
                  key={orderno}
                  divider
                  disableGutters
                  // On the narrowest phone the amount stands below.
                  sx={{
                    flexWrap: 'wrap',
                    columnGap: { xs: 1, sm: 2 },
                    '& > *': { whiteSpace: 'nowrap' },
                    '& > :last-child': { ml: 'auto' },
                  }}
                >
                  <Link to={`/transactions/${orderno}`} sx={{ minWidth: '3.4em' }}>
                    {orderno}
                  </Link>
                  <span>{formatDate(created)}</span>
                  <Typography component="span" color="text.secondary" sx={{ flexGrow: 1 }}>
                    {shops.find((shop) => shop.shop_id === shop_id)?.name}
                  </Typography>
                  <span>{formatPrice(amount)}</span>
                </ListItem>
              ))}
            </List>
            {read === undefined ? (
              <PartFailed missing={translate('customerDashboard.orders.moreMissing')} onRetry={() => void refetch()} />
            ) : (
              total > orders.length && (
                <MoreButton sx={{ mt: 1, ml: '-14px' }} onMore={() => ask({ count: count + MORE, before: answer })}>
                  {translate('customerDashboard.orders.more')}
                </MoreButton>
              )
            )}
          </>
        );
      }}
    </Panel>
  );
};
