import type { DataProvider, RaRecord, ResourceDefinition } from 'react-admin';
import { i18nProvider } from '../../../i18n/i18nProvider';
import type { Client } from '../../provider/http/client';
import { fieldsOfResource } from '../../provider/reads/resourceFields';
import { fieldOf } from '../../provider/records/listOrder';
import { endpoints } from '../../v2/endpoints';
import { fieldsOf, kindOf } from '../../v2/kinds';
import type { ShownColumns } from './ColumnsPlace';
import { cellOf, type Lists, type Named } from './cellTexts';
import { BY_ACCOUNT, OTHER_FIELDS, wordOf } from './storedCodes';

type Schemas = ReturnType<typeof fieldsOf>;

export interface Sources {
  /** What kind each field is. */
  schemas: Schemas;
  columns: ShownColumns;
  dataProvider: DataProvider;
  definitions: Readonly<Record<string, ResourceDefinition>>;
  client: Client;
}

const LISTED = ['shops', 'categories', 'subcategories', 'countries'];
const OTHERS: Lists = { shops: [], countries: [] };

const shopsOf = async (client: Client, hasCategories: boolean): Promise<Named[]> => {
  const shops = (await client.call(endpoints.categories.shops)).map(({ shop_id, name }) => ({ id: shop_id, name }));
  if (!hasCategories) return shops;
  const categories = await client.call(endpoints.categories.list);
  return shops.map((shop) => ({
    ...shop,
    within: categories
      .filter(({ shop_id }) => shop_id === shop.id)
      .map(({ category_id, category_title, subcategories }) => ({
        id: category_id,
        name: category_title,
        within: subcategories.map((one) => ({ id: one.subcategory_id, name: one.subcategory_title })),
      })),
  }));
};

/** The names that these fields refer to. Asks for nothing that they do not. */
export const readLists = async (client: Client, schemas: Schemas): Promise<Lists> => {
  const named = Object.values(schemas).flatMap(referencesIn);
  if (!LISTED.some((to) => named.includes(to))) return OTHERS;
  return {
    shops: await shopsOf(
      client,
      named.some((to) => to === 'categories' || to === 'subcategories'),
    ),
    countries: named.includes('countries')
      ? (await client.call(endpoints.customers.countries)).map(({ country_id, name }) => ({ id: country_id, name }))
      : [],
  };
};

const referencesIn = (schema: Schemas[string]): string[] => {
  const kind = kindOf(schema);
  if (kind?.kind === 'reference') return [kind.to];
  return kind?.kind === 'list' ? Object.values(fieldsOf(schema)).flatMap(referencesIn) : [];
};

type Names = ReadonlyMap<unknown, string>;

/** The names of the records that a field refers to; those without a name keep their number. */
const namesOf = async (to: string, ids: number[], { dataProvider, definitions }: Sources): Promise<Names> => {
  const shown = definitions[to]?.recordRepresentation;
  if (!shown || ids.length === 0) return new Map();
  const { data } = await dataProvider.getMany(to, { ids });
  const nameOf = (record: RaRecord) =>
    String((typeof shown === 'function' ? shown(record) : record[String(shown)]) ?? '');
  return new Map(data.map((record: RaRecord) => [record.id, nameOf(record)]));
};

/** Records as the screen shows them, for a file: a reference's name for its number, 'Ja' or 'Nee' for a flag. */
export async function* readablePages(pages: AsyncIterable<readonly RaRecord[]>, sources: Sources) {
  const lists = await readLists(sources.client, sources.schemas);
  for await (const records of pages) {
    const readable = await readableRecords(records, lists, sources);
    for (const { source, texts } of sources.columns.shown) {
      const all = await texts?.(records, (resource, some) => recordsOf(resource, some, sources));
      for (const [at, record] of readable.entries()) if (all) record[source] = all[at];
    }
    yield readable;
  }
}

/** Records of another resource, in as far as they hold its fields. */
const recordsOf = async (resource: string, records: readonly RaRecord[], sources: Sources): Promise<RaRecord[]> => {
  const own = fieldsOfResource(resource, sources.definitions[resource]?.options?.form);
  // By its account: v2's advisers are not read here.
  const known = { ...OTHER_FIELDS, ...own, ...BY_ACCOUNT };
  const held = new Set(records.flatMap((record) => Object.keys(record)));
  const schemas = Object.fromEntries(Object.entries(known).filter(([field]) => held.has(field)));
  const columns = { all: [], shown: [] };
  return readableRecords(records, await readLists(sources.client, schemas), { ...sources, schemas, columns });
};

const DUTCH_MOMENT = /^\d{2}-\d{2}-\d{4}( \d{2}:\d{2})?$/;

/** Fields of a record that no schema knows, as their columns say them in words. A moment stays as a spreadsheet sorts it. */
const wordsOf = (record: RaRecord, { schemas, columns }: Sources): [string, unknown][] =>
  columns.shown.flatMap(({ source, render }): [string, unknown][] => {
    const value = fieldOf(record, source);
    if (value === undefined || kindOf(schemas[source])) return [];
    const shown = render?.(record);
    return [[source, typeof shown === 'string' && !DUTCH_MOMENT.test(shown) ? shown : value]];
  });

const readableRecords = async (records: readonly RaRecord[], lists: Lists, sources: Sources): Promise<RaRecord[]> => {
  const names = new Map<string, Names>();
  for (const [field, schema] of Object.entries(sources.schemas)) {
    const kind = kindOf(schema);
    if (kind?.kind !== 'reference' || LISTED.includes(kind.to)) continue;
    const ids = [...new Set(records.map((record) => Number(record[field])).filter((id) => id > 0))];
    names.set(field, await namesOf(kind.to, ids, sources));
  }
  const readable = ([field, value]: [string, unknown]) => [
    field,
    names.get(field)?.get(value) ||
      wordOf(i18nProvider.translate, field, value) ||
      cellOf(sources.schemas[field], value, lists),
  ];
  return records.map((record) => ({
    ...Object.fromEntries([...Object.entries(record).map(readable), ...wordsOf(record, sources)]),
    id: record.id,
  }));
};
