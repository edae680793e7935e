import type { DataProvider, RaRecord, ResourceDefinition } from 'react-admin';
import { i18nProvider } from '../../../i18n/i18nProvider';
import type { Client } from '../../provider/http/client';
import { endpoints } from '../../v2/endpoints';
import { fieldsOf, kindOf } from '../../v2/kinds';

interface Sources {
  /** The rules of the form, which say what kind each field is. */
  schema: unknown;
  dataProvider: DataProvider;
  definitions: Readonly<Record<string, ResourceDefinition>>;
  client: Client;
}

type Names = ReadonlyMap<unknown, string>;

/** The names of the records that a field refers to; those without a name keep their number. */
const namesOf = async (to: string, ids: number[], { dataProvider, definitions, client }: Sources): Promise<Names> => {
  if (to === 'shops')
    return new Map((await client.call(endpoints.categories.shops)).map(({ shop_id, name }) => [shop_id, name]));
  const shown = definitions[to]?.recordRepresentation;
  if (!shown || ids.length === 0) return new Map();
  const { data } = await dataProvider.getMany(to, { ids });
  const nameOf = (record: RaRecord) =>
    String((typeof shown === 'function' ? shown(record) : record[String(shown)]) ?? '');
  return new Map(data.map((record: RaRecord) => [record.id, nameOf(record)]));
};

const yesOrNo = (is: boolean) => i18nProvider.translate(`ra.boolean.${is}`);

/** Records as the screen shows them, for a file: a reference's name for its number, 'Ja' or 'Nee' for a flag. */
export async function* readablePages(pages: AsyncIterable<readonly RaRecord[]>, sources: Sources) {
  for await (const records of pages) yield readableRecords(records, sources);
}

const readableRecords = async (records: readonly RaRecord[], sources: Sources): Promise<RaRecord[]> => {
  const texts = new Map<string, (value: unknown) => unknown>();
  for (const [field, schema] of Object.entries(fieldsOf(sources.schema))) {
    const kind = kindOf(schema);
    if (kind?.kind === 'flag') texts.set(field, (value) => yesOrNo(value === 1));
    if (kind?.kind === 'yesNo') texts.set(field, (value) => yesOrNo(value === 'Y'));
    if (kind?.kind === 'reference') {
      const ids = [...new Set(records.map((record) => Number(record[field])).filter((id) => id > 0))];
      const names = await namesOf(kind.to, ids, sources);
      texts.set(field, (value) => names.get(value) || value);
    }
  }
  const readable = ([field, value]: [string, unknown]) => [
    field,
    value == null ? value : (texts.get(field)?.(value) ?? value),
  ];
  return records.map((record) => ({ ...record, ...Object.fromEntries(Object.entries(record).map(readable)) }));
};
