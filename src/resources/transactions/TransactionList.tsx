import { useMemo } from 'react';
import { useListContext } from 'react-admin';
import { formatDateTime } from '../../lib/dates';
import { fullName } from '../../lib/fullName';
import { formatPrice } from '../../lib/numbers';
import { useShops } from '../../provider/reads/useShops';
import { Column } from '../../ui/columns/Column';
import type { ListFilter } from '../../ui/filters/filters';
import { ListFilters } from '../../ui/filters/ListFilters';
import { EmailText } from '../../ui/list/EmailText';
import { ListScreen } from '../../ui/list/ListScreen';
import { PhoneLink } from '../../ui/list/PhoneLink';
import { RecordLink } from '../../ui/list/RecordLink';
import { RecordTable } from '../../ui/list/RecordTable';

export const TransactionList = () => (
  <ListScreen sort={{ field: 'orderno', order: 'DESC' }} create={false} filters={<TransactionFilters />}>
    <TransactionTable />
  </ListScreen>
);

/** The contract promises neither date, total nor shop in a list: a v2 without them has no such columns. */
const EXTRA = ['created', 'total', 'shop_id'] as const;

/** The names of those that are answered, as a text. Nothing found tells nothing: all of them then. */
const useAnswered = () => {
  const { data = [] } = useListContext();
  return EXTRA.filter((field) => data.length === 0 || data.some((order) => order[field] !== undefined)).join(' ');
};

const FILTERS: readonly ListFilter[] = [
  { source: 'shop_id', kind: 'reference', to: 'shops' },
  { source: 'created', kind: 'period' },
  { source: 'total', kind: 'amount' },
];

const TransactionFilters = () => {
  const answered = useAnswered();
  const filters = FILTERS.filter(({ source }) => answered.includes(source));
  return filters.length > 0 && <ListFilters by={filters} />;
};

const TransactionTable = () => {
  const shops = useShops();
  const answered = useAnswered();
  const columns = useMemo(() => {
    const shopName = (id: unknown) => shops.find(({ shop_id }) => shop_id === Number(id))?.name ?? String(id ?? '');
    return columnsOf(shopName).filter(({ key }) => !EXTRA.some((one) => one === key && !answered.includes(one)));
  }, [shops, answered]);
  return (
    <RecordTable isDense hiddenBelow={{ md: ['last_name', 'phone'], lg: ['place'], xl: ['email'] }}>
      {columns}
    </RecordTable>
  );
};

const columnsOf = (shopName: (id: unknown) => string) => [
  <Column key="orderno" source="orderno" card="title">
    <RecordLink source="orderno" />
  </Column>,
  <Column key="created" source="created" card="half" render={({ created }) => formatDateTime(created)} />,
  <Column key="total" source="total" card="corner" align="right" render={({ total }) => formatPrice(total)} />,
  <Column key="shop_id" source="shop_id" card="half" render={({ shop_id }) => shopName(shop_id)} />,
  <Column key="company_name" source="company_name" card="line" />,
  <Column key="name" source="last_name" card="half" label="resources.transactions.fields.name" render={fullName} />,
  <Column key="place" source="place" card="half" />,
  <Column key="phone" source="phone" card="half" render={({ phone }) => <PhoneLink phone={phone} />} />,
  <Column key="email" source="email" card="line" render={({ email }) => <EmailText list={email} />} />,
];
