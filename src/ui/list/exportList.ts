import type { DataProvider, Identifier, ListControllerResult, RaRecord } from 'react-admin';
import { i18nProvider } from '../../../i18n/i18nProvider';
import { csvOfRecords, fieldsOfRecords, linesOfRecords, toCsv } from '../../lib/csv';
import { download } from './download';

/** Records of a page: the most that the server sends at once. */
const PAGE = 1_000;
/** Of a list in memory, all at once. */
const WHOLE = 1_000_000;
/** Ids that fit an address. */
const IDS = 500;

type Found = Pick<ListControllerResult, 'resource' | 'sort' | 'filter' | 'filterValues'>;
type Pages = AsyncIterable<RaRecord[]>;

/** All records that a list's search and filters find, page by page. */
export async function* foundPages(
  dataProvider: DataProvider,
  { resource, sort, filter, filterValues }: Found,
  isInMemory: boolean,
): AsyncGenerator<RaRecord[]> {
  const perPage = isInMemory ? WHOLE : PAGE;
  for (let page = 1, isLast = false; !isLast; page += 1) {
    const { data } = await dataProvider.getList(resource, {
      sort,
      filter: { ...filterValues, ...filter },
      pagination: { page, perPage },
    });
    yield data;
    isLast = data.length < perPage;
  }
}

/** Records by their ids, without those that no longer exist. */
export async function* pagesOfIds(dataProvider: DataProvider, resource: string, ids: readonly Identifier[]) {
  for (let start = 0; start < ids.length; start += IDS)
    yield (await dataProvider.getMany<RaRecord>(resource, { ids: ids.slice(start, start + IDS) })).data;
}

export const inOneList = async (pages: Pages): Promise<RaRecord[]> => {
  const records: RaRecord[] = [];
  for await (const page of pages) records.push(...page);
  return records;
};

const headingsOf = (resource: string) => (field: string) =>
  i18nProvider.translate(`resources.${resource}.fields.${field}`, { _: field });

/** Downloads records as CSV, with the Dutch names of the fields. */
export const downloadRecords = (resource: string, records: readonly RaRecord[]) =>
  download(`${resource}.csv`, csvOfRecords(records, headingsOf(resource)));

/** The same for pages, of which only the text is kept, outside of the script's memory. */
export const downloadPages = async (resource: string, pages: Pages) => {
  const seen = new Set<Identifier>();
  const parts: Blob[] = [];
  let fields: string[] | undefined;
  for await (const records of pages) {
    if (!fields) {
      fields = fieldsOfRecords(records);
      parts.push(new Blob([toCsv(fields.map(headingsOf(resource)), [])]));
    }
    // A record that was added meanwhile moves others to the next page, where they come again.
    const others = records.filter(({ id }) => !seen.has(id));
    for (const { id } of others) seen.add(id);
    parts.push(new Blob([linesOfRecords(fields, others)]));
  }
  download(`${resource}.csv`, parts);
};
