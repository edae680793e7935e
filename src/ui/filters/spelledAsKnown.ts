import type { DataProvider } from 'react-admin';
import type { Fields } from '../../lib/recordFields';
import type { ListFilter } from './filters';

/** The most records of a long list whose texts are read: a page of the server. */
export const KNOWN_MAX = 1_000;

/**
 * The filter with its texts in the capitals of the records, because a filter by text is exact. They are looked for by
 * the list's search: suggestions have only the first of a long list. What is not found stays as it is typed.
 */
export const spelledAsKnown = async (
  dataProvider: DataProvider,
  resource: string,
  filters: readonly ListFilter[],
  values: Fields,
): Promise<Fields> => {
  const spelled = { ...values };
  for (const { source, kind } of filters) {
    if (kind !== 'known' || !values[source]) continue;
    const typed = String(values[source]);
    const page = { pagination: { page: 1, perPage: KNOWN_MAX }, sort: { field: source, order: 'ASC' as const } };
    const { data } = await dataProvider
      .getList(resource, { ...page, filter: { q: typed } })
      .catch(() => ({ data: [] }));
    const known = data.map((record) => String(record[source] ?? '').trim());
    if (known.includes(typed)) continue;
    spelled[source] = known.find((one) => one.toLowerCase() === typed.toLowerCase()) ?? typed;
  }
  return spelled;
};
