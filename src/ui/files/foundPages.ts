import type { DataProvider, Identifier, ListControllerResult, RaRecord } from 'react-admin';

/** Records that are read for a file, a bulk change or an import, in pages. */

/** Records of a page, of which the first is soon there. */
const PAGE = 1_000;
/** Of a list in memory, all at once. */
const WHOLE = 1_000_000;
/** Ids that fit an address. */
const IDS = 500;

type Found = Pick<ListControllerResult, 'resource' | 'sort' | 'filter' | 'filterValues'>;
export type RecordPages = AsyncIterable<RaRecord[]>;

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
export async function* toldPages(
  pages: RecordPages,
  total: number,
  tell: (percent: number) => void,
  signal: AbortSignal,
) {
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

export const inOneList = async (pages: RecordPages): Promise<RaRecord[]> => {
  const records: RaRecord[] = [];
  // Not push(...page): a list in memory has more records than a call takes arguments.
  for await (const page of pages) for (const record of page) records.push(record);
  return records;
};
