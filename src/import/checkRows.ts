import type { RaRecord } from 'react-admin';
import { importTexts } from '../../i18n/nl/late/import';
import type { Planned } from '../bulk/plan';
import { cellOf, type Lists, readCell } from '../ui/files/cellTexts';
import { lacksDiscountPrice, NO_DISCOUNT_PRICE } from '../v2/entities/product';
import { checkedValues, RUN_FIELDS, sameValues } from '../v2/entities/run';
import { kindOf } from '../v2/kinds';
import type { ImportResource } from './importFields';
import { isAmbiguous, isTooPrecise, type Notation, notationOf, plainNumber } from './numberNotation';
import type { TableRow } from './readTable';
import { BROKEN, digitsOf, isSavedAs, isShortened, isSpreadsheetError } from './spreadsheet';

/** What a table makes of the records: per row the record that it is about, what changes of it, and what is wrong. Pure. */

export interface Wanted {
  resource: ImportResource;
  /** The field of each column. */
  columns: readonly (string | undefined)[];
  /** The field by which a row is recognized. */
  key: string;
  /** True when an empty cell makes its field empty. */
  clears: boolean;
  records: readonly RaRecord[];
  lists: Lists;
}

export interface CheckedRow {
  row: TableRow;
  /** Undefined when no record, or more than one, has the key. */
  record?: RaRecord;
  /** Of a row that is right, which takes part. */
  planned?: Planned;
  /** By column, why its cell is wrong. */
  faults: Readonly<Record<number, string>>;
}

const keyText = (value: unknown) =>
  String(value ?? '')
    .trim()
    .replace(/^#/, '')
    .toLowerCase();

type Found = RaRecord | 'several' | undefined;

const byText = (records: readonly RaRecord[], textOf: (record: RaRecord) => string) => {
  const found = new Map<string, Found>();
  for (const record of records) {
    const text = textOf(record);
    if (text !== '') found.set(text, found.has(text) ? 'several' : record);
  }
  return found;
};

/** Finds a record by the text of its key; one that is not there, by its digits, as a spreadsheet has them. */
export const byKey = (records: readonly RaRecord[], key: string) => {
  const byWhole = byText(records, (record) => keyText(record[key]));
  const byDigits = byText(records, (record) => digitsOf(keyText(record[key])) ?? '');
  return (cell: string): Found => {
    const text = keyText(cell);
    return byWhole.get(text) ?? byDigits.get(digitsOf(text) ?? '');
  };
};

/** The text without what a spreadsheet may have changed: the ends of lines, and space around it. */
const plainText = (value: unknown) => String(value).replace(/\r\n?/g, '\n').trim();
/** True for a cell as the export, or a spreadsheet that opened it, writes this text. */
export const isWrittenAs = (cell: string, text: unknown) =>
  plainText(cell) === plainText(text) || isSavedAs(plainText(cell), plainText(text));

const isDecimal = (resource: ImportResource, field: string) =>
  ['price', 'decimal'].includes(kindOf(RUN_FIELDS[resource][field])?.kind ?? '');

interface Cell {
  field: string;
  text: string;
  record: RaRecord;
  notation: Notation;
}
type Change = { old: unknown; new: unknown } | { fault: string } | undefined;

/** What a cell changes; undefined for nothing. A cell as the export writes it changes nothing. */
const changeOf = (cell: Cell, { resource, clears, lists }: Wanted): Change => {
  const { field, text, record, notation } = cell;
  const schema = RUN_FIELDS[resource][field];
  const held = record[field] ?? null;
  const isEmpty = text.trim() === '';
  if (isEmpty && (!clears || ['flag', 'yesNo'].includes(kindOf(schema)?.kind ?? ''))) return undefined;
  if (isWrittenAs(text, cellOf(schema, held, lists))) return undefined;
  if (isSpreadsheetError(text)) return { fault: importTexts.spreadsheetError };
  if (text.includes(BROKEN)) return { fault: importTexts.broken };
  if (isShortened(text)) return { fault: importTexts.shortened };
  if (kindOf(schema)?.kind === 'price' && isAmbiguous(text, notation)) return { fault: importTexts.ambiguous };
  const meant = isDecimal(resource, field) ? plainNumber(text, notation) : plainText(text);
  if (isDecimal(resource, field) && isTooPrecise(meant)) return { fault: importTexts.decimals };
  const read = readCell(schema, meant, lists);
  if ('fault' in read) return read;
  const checked = checkedValues(RUN_FIELDS[resource], { [field]: read.value });
  if ('refused' in checked) return { fault: checked.refused };
  if (sameValues(RUN_FIELDS[resource], record, checked.values, [field])) return undefined;
  return { old: held, new: checked.values[field] };
};

const INVOICE_COUNTRY = 'invoice_country_id';

const changesOf = (row: TableRow, record: RaRecord, notations: readonly Notation[], wanted: Wanted) => {
  const before: Record<string, unknown> = {};
  const after: Record<string, unknown> = {};
  const faults: Record<number, string> = {};
  const { columns } = wanted;
  for (const [at, field] of columns.entries()) {
    if (!field || field === 'id' || field === wanted.key) continue;
    const change = changeOf({ field, text: row.cells[at] ?? '', record, notation: notations[at] ?? 'unknown' }, wanted);
    if (!change) continue;
    if ('fault' in change) faults[at] = change.fault;
    else [before[field], after[field]] = [change.old, change.new];
  }
  if (after[INVOICE_COUNTRY] === null) {
    // Stored so by the server: an emptied invoice country follows the company's (section 5).
    after[INVOICE_COUNTRY] = after.company_country_id ?? record.company_country_id ?? null;
    if (sameValues(RUN_FIELDS[wanted.resource], record, after, [INVOICE_COUNTRY]))
      for (const values of [before, after]) delete values[INVOICE_COUNTRY];
  }
  const action = ['discount_price_active', 'discount_price'].find((name) => name in after);
  if (action && lacksDiscountPrice({ ...record, ...after })) faults[columns.indexOf(action)] = NO_DISCOUNT_PRICE;
  if (Object.keys(faults).length > 0) return { faults };
  const isChange = Object.keys(after).length > 0;
  const planned: Planned = isChange ? { state: 'changes', old: before, new: after } : { state: 'same', old: {} };
  return { planned, faults };
};

/** Checks tables of one choice of columns. A row that is the same as before is not checked again. */
export const checker = (wanted: Wanted) => {
  const { records, columns, key } = wanted;
  const found = byKey(records, key);
  const keyColumn = columns.indexOf(key);
  const known = new WeakMap<TableRow, CheckedRow>();

  const check = (row: TableRow, notations: readonly Notation[]): CheckedRow => {
    const text = row.cells[keyColumn] ?? '';
    if (keyText(text) === '') return { row, faults: { [keyColumn]: importTexts.noKeyValue } };
    const record = found(text);
    if (record === 'several') return { row, faults: { [keyColumn]: importTexts.several } };
    if (!record) return { row, faults: { [keyColumn]: importTexts.notFound } };
    return { row, record, ...changesOf(row, record, notations, wanted) };
  };

  return (rows: readonly TableRow[], notations: readonly Notation[]): CheckedRow[] => {
    const lines = new Map<unknown, number>();
    return rows.map((row) => {
      const checked = known.get(row) ?? check(row, notations);
      known.set(row, checked);
      const { record } = checked;
      const first = record && lines.get(record.id);
      if (first !== undefined) return { row, record, faults: { [keyColumn]: importTexts.twice(first) } };
      if (record) lines.set(record.id, row.line);
      return checked;
    });
  };
};

/** The notation of each column's numbers. */
export const notationsOf = (
  rows: readonly TableRow[],
  { columns, resource }: Pick<Wanted, 'columns' | 'resource'>,
): Notation[] =>
  columns.map((field, at) =>
    field && isDecimal(resource, field) ? notationOf(rows.map(({ cells }) => cells[at] ?? '')) : 'unknown',
  );

/** Of a row that was checked. */
export const isRight = ({ planned }: CheckedRow): boolean => planned !== undefined;
/** No record, or no single one, has its key. */
export const isMissing = ({ record }: CheckedRow): boolean => record === undefined;
export const isFaulty = (row: CheckedRow): boolean => !isMissing(row) && !isRight(row);
