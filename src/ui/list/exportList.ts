import type { DataProvider, Identifier, ListControllerResult, RaRecord } from 'react-admin';
import { i18nProvider } from '../../../i18n/i18nProvider';
import { textsOfCells } from '../../../i18n/nl/late/cells';
import { fieldTexts } from '../../../i18n/nl/late/history';
import { fieldsOfRecords, linesOfRecords, toCsv } from '../../lib/csv';
import { textOfKey } from '../../lib/textOfKey';
import { mappings } from '../../provider/records/mappings';
import type { ShownColumns } from '../columns/ColumnsPlace';
import { csvNameOf, download } from './download';

/** Records of a page, of which the first is soon there. */
const PAGE = 1_000;
/** Of a list in memory, all at once. */
const WHOLE = 1_000_000;
/** Ids that fit an address. */
const IDS = 500;

type Found = Pick<ListControllerResult, 'resource' | 'sort' | 'filter' | 'filterValues'>;
type Pages = AsyncIterable<RaRecord[]>;

/**
 * All records that a list's search and filters find, page by page, each once. One that is added meanwhile moves others to
 * the next page, where they come again; one that is deleted moves some to the page before, which is read again.
 * `tellUnread` gets how many rows of an older v2 could not be read.
 */
export async function* foundPages(
  dataProvider: DataProvider,
  { resource, sort, filter, filterValues }: Found,
  isInMemory: boolean,
  tellUnread: (unread: number) => void = () => {},
): AsyncGenerator<RaRecord[]> {
  const perPage = isInMemory ? WHOLE : PAGE;
  const read = (page: number) =>
    dataProvider.getList(resource, {
      sort,
      filter: { ...filterValues, ...filter },
      pagination: { page, perPage },
    });
  const seen = new Set<Identifier>();
  const unseen = (records: RaRecord[]) => {
    const others = records.filter(({ id }) => !seen.has(id));
    for (const { id } of others) seen.add(id);
    return others;
  };
  // The second time only until those are found that a change or an addition put on a page that was read already.
  for (let pass = 1, isWhole = false; pass <= 2 && !isWhole; pass += 1) {
    let before = 0;
    for (let page = 1, isLast = false; !isLast; page += 1) {
      const { data, total = data.length < perPage ? 0 : Number.POSITIVE_INFINITY, meta } = await read(page);
      if (meta?.unread) tellUnread(meta.unread);
      yield unseen(data);
      if (total < before) yield unseen((await read(page - 1)).data);
      before = total;
      isWhole = seen.size >= total;
      // Not by the records of the page: the server leaves out one that was deleted while it answered.
      isLast = page * perPage >= total || (pass === 2 && isWhole);
    }
  }
}

/**
 * The same pages. Tells after each but the last how much of `total` was read, in whole percents, and throws once
 * `signal` is aborted.
 */
export async function* toldPages(pages: Pages, total: number, tell: (percent: number) => void, signal: AbortSignal) {
  let count = 0;
  for await (const records of pages) {
    signal.throwIfAborted();
    count += records.length;
    if (count < total) tell(Math.floor((100 * count) / total));
    yield records;
  }
}

/** Records by their ids, without those that no longer exist. */
export async function* pagesOfIds(dataProvider: DataProvider, resource: string, ids: readonly Identifier[]) {
  for (let start = 0; start < ids.length; start += IDS)
    yield (await dataProvider.getMany<RaRecord>(resource, { ids: ids.slice(start, start + IDS) })).data;
}

export const inOneList = async (pages: Pages): Promise<RaRecord[]> => {
  const records: RaRecord[] = [];
  // Not push(...page): a list in memory has more records than a call takes arguments.
  for await (const page of pages) for (const record of page) records.push(record);
  return records;
};

const told = (key: string) => textOfKey(i18nProvider.translate, key, '');

/** The Dutch name of a field, '' for none: its own, its column's, or that of a field that no form shows. */
const nameOfField = (resource: string, field: string, ofColumn = ''): string =>
  told(`resources.${resource}.fields.${field}`) ||
  (field === mappings[resource]?.idField ? textsOfCells.number : ((ofColumn || fieldTexts[field]) ?? ''));

export const headingOf = (resource: string, field: string): string => nameOfField(resource, field) || field;

/** The Dutch name of its records: 'Transacties'. */
export const nameOf = (resource: string): string =>
  textOfKey(i18nProvider.translate, `resources.${resource}.name`, resource, { smart_count: 2 });

/** What stands in another field too: a run that reverts one says so in its label. */
const COPIES = ['shop_product_category_id', 'reverts'];

/**
 * The fields of a file and their headings: the record's number, the columns that are shown, and what no column shows.
 * Of these last, what has no Dutch name is of the database alone, and a name that a column has is the same told again.
 */
const fieldsOfFile = (resource: string, records: readonly RaRecord[], { all, shown }: ShownColumns) => {
  const fields = fieldsOfRecords(records).filter((field) => !COPIES.includes(field));
  const names = new Map(all.map(({ source, name }) => [source, nameOfField(resource, source, name)]));
  const taken = new Set(names.values());
  // Of a resource that names no fields of its own, such as the leads, each may be one of the business.
  const isNamed = all.some(({ source }) => told(`resources.${resource}.fields.${source}`));
  const others = fields.flatMap((field): [string, string][] => {
    const name = nameOfField(resource, field) || (isNamed ? '' : field);
    if (names.has(field) || !name || taken.has(name)) return [];
    taken.add(name);
    return [[field, name]];
  });
  const number = mappings[resource]?.idField ?? '';
  const columns = shown.flatMap(({ source }): [string, string][] =>
    fields.includes(source) ? [[source, names.get(source) ?? source]] : [],
  );
  const first: [string, string][] = fields.includes(number) ? [[number, nameOfField(resource, number)]] : [];
  return new Map([...first, ...columns, ...others]);
};

const NO_TABLE: ShownColumns = { all: [], shown: [] };

/** Downloads records as CSV, with the Dutch names of the fields. */
export const downloadRecords = async (resource: string, records: RaRecord[]) =>
  downloadPages(
    resource,
    (async function* () {
      yield records;
    })(),
  );

/**
 * The same for pages, of which only the text is kept, outside of the script's memory. Resolves to the number of records;
 * without any there is no file.
 */
export const downloadPages = async (resource: string, pages: Pages, columns = NO_TABLE) => {
  const parts: Blob[] = [];
  let fields: Map<string, string> | undefined;
  let count = 0;
  for await (const records of pages) {
    // Of a page whose records are all gone no field is known.
    if (records.length === 0) continue;
    count += records.length;
    if (!fields) {
      fields = fieldsOfFile(resource, records, columns);
      parts.push(new Blob([toCsv([...fields.values()], [])]));
    }
    parts.push(new Blob([linesOfRecords([...fields.keys()], records)]));
  }
  if (count > 0) download(csvNameOf(nameOf(resource)), parts);
  return count;
};
