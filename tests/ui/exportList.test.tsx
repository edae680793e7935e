import type { DataProvider, ListControllerResult, RaRecord } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { download } from '../../src/ui/files/download';
import { exportFound } from '../../src/ui/files/exportFound';
import { downloadPages } from '../../src/ui/files/exportList';
import { foundPages, inOneList } from '../../src/ui/files/foundPages';
import { catchDownloads } from '../support/downloads';

/** A long list that changes after its first page was read. */
const aList = (length: number, change: (records: RaRecord[]) => RaRecord[]) => {
  let records: RaRecord[] = Array.from({ length }, (_, nth) => ({ id: nth + 1 }));
  const getList = async (_: string, { pagination: { page = 1, perPage = 1 } = {} }) => {
    const answer = { data: records.slice((page - 1) * perPage, page * perPage), total: records.length };
    if (page === 1) records = change(records);
    change = (same) => same;
    return answer;
  };
  return read(getList);
};
const FOUND = { resource: 'transactions', sort: { field: 'id', order: 'ASC' as const }, filter: {}, filterValues: {} };
const read = (getList: unknown) => inOneList(foundPages({ getList } as unknown as DataProvider, FOUND, false));
const ids = (records: readonly RaRecord[]) => records.map(({ id }) => Number(id)).sort((one, other) => one - other);
const upTo = (count: number) => Array.from({ length: count }, (_, nth) => nth + 1);

it('a list has each record once, also when others are deleted, added or changed while it is read', async () => {
  expect(ids(await aList(2_500, (all) => all))).toEqual(upTo(2_500));
  expect(ids(await aList(2_500, (all) => all.filter(({ id }) => ![5, 6].includes(Number(id)))))).toEqual(upTo(2_500));
  expect(ids(await aList(2_500, (all) => [{ id: 2_501 }, ...all]))).toEqual(upTo(2_501));
  // One of a later page is changed, and now belongs on the first.
  const isMoved = ({ id }: RaRecord) => id === 2_400;
  expect(ids(await aList(2_500, (all) => [...all.filter(isMoved), ...all.filter((one) => !isMoved(one))]))).toEqual(
    upTo(2_500),
  );
});

it('a page from which the server left out a record that was just deleted is not taken for the last one', async () => {
  const records: RaRecord[] = Array.from({ length: 2_500 }, (_, nth) => ({ id: nth + 1 }));
  const getList = async (_: string, { pagination: { page = 1, perPage = 1 } = {} }) => ({
    data: records.slice((page - 1) * perPage, page * perPage).filter(({ id }) => id !== 5),
    total: records.length,
  });
  expect(ids(await read(getList))).toEqual(upTo(2_500).filter((id) => id !== 5));
});

it('a list in memory is read whole, however long it is', async () => {
  const data = upTo(300_000).map((id) => ({ id }));
  const whole = foundPages(
    { getList: async () => ({ data, total: data.length }) } as unknown as DataProvider,
    FOUND,
    true,
  );
  expect(await inOneList(whole)).toHaveLength(300_000);
});

it('a list of a provider that tells no total ends at a page that is not full', async () => {
  const getList = async (_: string, { pagination: { page = 1, perPage = 1 } = {} }) => ({
    data: upTo(2_500)
      .slice((page - 1) * perPage, page * perPage)
      .map((id) => ({ id })),
    pageInfo: { hasNextPage: page < 3 },
  });
  expect(ids(await read(getList))).toEqual(upTo(2_500));
});

it('a file has the fields of a resource that names none, and of the leads those of a later page too', async () => {
  const files = catchDownloads();
  await downloadPages('tools', [[{ id: 1, title: 'Spuit', stock: 4 }]]);
  const company = { source: 'company_name', name: 'Bedrijf' };
  const leads = async function* () {
    // A page of which all records are gone.
    yield [];
    yield [{ id: 1, company_name: 'De Vaart', budget: 500 }];
  };
  await downloadPages('b2binsights', leads(), { all: [company], shown: [company] });
  const texts = await Promise.all(files.map((file) => file.text()));
  expect(texts.map((text) => text.replace('\uFEFF', '').trim().split('\r\n'))).toEqual([
    ['title;stock', 'Spuit;4'],
    ['Bedrijf;budget', 'De Vaart;500'],
  ]);
});

it('a file stays where the browser finds it for a while: Safari on a phone reads it after the press', () => {
  vi.useFakeTimers();
  const files = catchDownloads();
  const revoked = vi.spyOn(URL, 'revokeObjectURL');
  try {
    download('lijst.csv', 'Naam');
    expect(files).toHaveLength(1);
    vi.advanceTimersByTime(10_000);
    expect(revoked).not.toHaveBeenCalled();
    vi.advanceTimersByTime(60_000);
    expect(revoked).toHaveBeenCalledWith('blob:1');
  } finally {
    vi.useRealTimers();
  }
});

it('an exporter of its own gets the stored records, and those that they refer to, as react-admin gives them', async () => {
  const products = [{ id: 1, shop_id: 2, active: '1' }];
  const dataProvider = {
    getList: async () => ({ data: products, total: 1 }),
    getMany: async () => ({ data: [{ id: 2, name: 'carwash' }] }),
  } as unknown as DataProvider;
  const exporter = vi.fn();
  const list = { ...FOUND, resource: 'products', total: 1, exporter } as unknown as ListControllerResult;
  const source = { schemas: {}, columns: { all: [], shown: [] }, definitions: {}, client: {} as never, dataProvider };
  const wanted = {
    ...source,
    list,
    ids: undefined,
    isInMemory: true,
    tell: () => {},
    signal: new AbortController().signal,
  };
  expect(await exportFound(wanted)).toBeNull();
  const [records, related] = exporter.mock.calls[0] ?? [];
  expect(records).toEqual(products);
  expect(await related(records, 'shop_id', 'shops')).toEqual({ 2: { id: 2, name: 'carwash' } });
});
