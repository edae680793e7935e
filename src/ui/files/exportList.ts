import type { RaRecord } from 'react-admin';
import { i18nProvider } from '../../../i18n/i18nProvider';
import { textsOfCells } from '../../../i18n/nl/late/cells';
import { fieldTexts } from '../../../i18n/nl/late/history';
import { fieldsOfRecords, linesOfRecords, toCsv } from '../../lib/csv';
import { textOfKey } from '../../lib/textOfKey';
import { mappings } from '../../provider/records/mappings';
import type { ShownColumns } from './ColumnsPlace';
import { csvNameOf, download } from './download';
import type { RecordPages } from './foundPages';

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

/**
 * Downloads pages of records as CSV, with the Dutch names of the fields. Of a page only the text is kept, outside of the
 * script's memory. Resolves to the number of records; without any there is no file.
 */
export const downloadPages = async (
  resource: string,
  pages: RecordPages | readonly RaRecord[][],
  columns = NO_TABLE,
) => {
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
