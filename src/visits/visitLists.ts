import type { GetListParams } from 'ra-core';
import { businessDay } from '../lib/dates';
import { monthsFrom } from '../lib/usage';
import { SIZES } from '../provider/reads/useHasApi';

/**
 * The lists of `/api` that a visit needs. Their screens ask for them with these very parameters: a kept list is found by
 * them.
 */
type VisitList = readonly [resource: string, params: GetListParams];

const whole = (filter: object, order: 'ASC' | 'DESC' = 'ASC'): GetListParams => ({
  filter,
  sort: { field: 'id', order },
  pagination: { page: 1, perPage: 10_000 },
});

/** All of them, as their own screen shows them too: a norm that is changed there is kept with its change. */
export const NORMS = { ...whole({}), pagination: { page: 1, perPage: 100 } };
/** The newest first: it counts where a code has several. */
export const MACHINE_PRODUCTS = whole({}, 'DESC');
export const samplingPointsOf = (customerId: number) => whole({ customer_id: customerId });
/** The latest orders. */
export const ordersOf = (customerId: number, count: number): GetListParams => ({
  filter: { customer_id: customerId },
  sort: { field: 'created', order: 'DESC' },
  pagination: { page: 1, perPage: count },
});
export const ORDERS_SHOWN = 5;

/** Over how many months before this one orders are added up. */
export const ORDERED_MONTHS = 3;
/** By these months: a kept list of an earlier month is never taken for one of this. */
export const orderedProductsOf = (customerId: number) => {
  const months = monthsFrom(businessDay(new Date()), -ORDERED_MONTHS, ORDERED_MONTHS);
  return whole({ customer_id: customerId, month_gte: months[0]?.month, month_lte: months.at(-1)?.month });
};

export const visitListsOf = (customerId: number): readonly VisitList[] => [
  ['sizes', SIZES],
  ['norms', NORMS],
  ['sampling_points', samplingPointsOf(customerId)],
  ['machine_products', MACHINE_PRODUCTS],
  ['ordered_products', orderedProductsOf(customerId)],
  ['transactions', ordersOf(customerId, ORDERS_SHOWN)],
];

/** What the path of each kept list of a resource begins with. */
export const startOfLists = (resource: string): string => `api/${resource}?`;
/** The parameters of the list that is kept under this path. */
export const paramsOfList = (path: string): GetListParams => {
  const [filter, sort, pagination] = JSON.parse(path.slice(path.indexOf('?') + 1));
  return { filter, sort, pagination };
};

/** Under which a list is kept. */
export const pathOfList = (resource: string, { filter, sort, pagination }: GetListParams): string =>
  `${startOfLists(resource)}${JSON.stringify([filter, sort, pagination])}`;
