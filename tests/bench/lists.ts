import { applyListParams } from '../../src/provider/records/listParams';
import { type Figure, measure } from './measure';

const COUNT = 10_000;
const PLACES = ['Delft', 'Étten-Leur', "'s-Hertogenbosch", 'Zwolle', 'IJmuiden', 'Ål', 'Breda'];

const records = Array.from({ length: COUNT }, (_, index) => ({
  id: index + 1,
  company_name: `Wasstraat ${(index * 7919) % COUNT} ${PLACES[index % PLACES.length]}`,
  company_place: PLACES[(index * 31) % PLACES.length] ?? '',
  company_email: `info${index}@wasstraat-${index % 97}.nl`,
  main_price: `${((index * 37) % 9999) / 100}`.replace('.', ','),
  order_on_invoice: index % 2,
}));

const page = (number: number) => ({ page: number, perPage: 25 });
const byName = { field: 'company_name', order: 'ASC' } as const;
const byPrice = { field: 'main_price', order: 'DESC' } as const;

const fresh = () => [...records];
/** As a screen has it, once it has been sorted and searched. */
const used = () => {
  const list = fresh();
  applyListParams(list, { filter: { q: 'a' }, sort: byName, pagination: page(1) });
  applyListParams(list, { sort: byPrice });
  return list;
};

/** A list of 10,000 records in memory. */
export const lists = async (): Promise<Figure[]> => {
  const list = used();
  const sorted = { sort: byName, pagination: page(1) };
  return [
    await measure('first sort by text (once an answer)', fresh, (it) => applyListParams(it, sorted)),
    await measure('first sort by comma price (once an answer)', fresh, (it) =>
      applyListParams(it, { ...sorted, sort: byPrice }),
    ),
    await measure('first search (once an answer)', fresh, (it) => applyListParams(it, { filter: { q: 'delft' } })),
    await measure(
      'sort',
      () => list,
      (it) => applyListParams(it, { sort: byPrice, pagination: page(1) }),
    ),
    await measure(
      'search for a letter, sorted',
      () => list,
      (it) => applyListParams(it, { ...sorted, filter: { q: 'e' } }),
    ),
    await measure(
      'search for two words, sorted',
      () => list,
      (it) => applyListParams(it, { ...sorted, filter: { q: 'etten 99' } }),
    ),
    await measure(
      'search and filter, sorted',
      () => list,
      (it) => applyListParams(it, { ...sorted, filter: { q: 'info', order_on_invoice: 1 } }),
    ),
    await measure(
      'last page',
      () => list,
      (it) => applyListParams(it, { sort: byName, pagination: page(COUNT / 25) }),
    ),
  ];
};
