import { useTranslate } from 'react-admin';
import { formatDateTime } from '../../lib/dates';
import { formatPrice } from '../../lib/numbers';
import { useV2Query } from '../../provider/ClientContext';
import { useShops } from '../../provider/useShops';
import { endpoints } from '../../v2/endpoints';
import { type Change, shownAs } from './change';

const MOMENT = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/;
const PRICES = ['main_price', 'discount_price'];

interface Named {
  id: number;
}

/** Records that the audit has by number, and staff know by name. One that is gone keeps its number. */
const Shop = ({ id }: Named) => useShops().find(({ shop_id }) => shop_id === id)?.name ?? id;
const KEPT = { staleTime: Number.POSITIVE_INFINITY };
const Country = ({ id }: Named) =>
  useV2Query(endpoints.customers.countries, {}, KEPT).data?.find(({ country_id }) => country_id === id)?.name ?? id;
const Advisor = ({ id }: Named) =>
  useV2Query(endpoints.customers.advisors, {}).data?.find(({ user_id }) => user_id === id)?.name ?? id;
const Category = ({ id }: Named) =>
  useV2Query(endpoints.categories.list, {}).data?.find(({ category_id }) => category_id === id)?.category_title ?? id;

const NAMES: Readonly<Record<string, (named: Named) => string | number>> = {
  shop_id: Shop,
  prio_shop_id: Shop,
  company_country_id: Country,
  invoice_country_id: Country,
  user_id: Advisor,
  product_category_id: Category,
};

/** What stood, or stands, in a field, as staff read it. */
export const FieldValue = ({ field, value }: { field: string; value: Change['old'] }) => {
  const translate = useTranslate();
  const Name = NAMES[field];
  if (Name && typeof value === 'number') return <Name id={value} />;
  if (PRICES.includes(field) && value) return formatPrice(value);
  if (typeof value === 'string' && MOMENT.test(value)) return formatDateTime(value);
  const shown = shownAs(field, value);
  return 'key' in shown ? translate(shown.key) : shown.text;
};
