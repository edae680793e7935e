import type { Fields } from './recordFields';

/** CSV for a Dutch spreadsheet: semicolons, quotes, CRLF and a byte order mark. */

const BYTE_ORDER_MARK = '\uFEFF';
/** A spreadsheet runs a cell with this start as a formula. */
const RUNS = /^'*[=+\-@\t\r]/;
/** Or a sign alone, as for a customer who never signed in: a spreadsheet runs neither. */
const NUMBER = /^[+-]?(\d+([.,]\d+)?)?$/;

/** A cell without the quote that `toCsv` puts in front. */
export const withoutQuote = (text: string): string => (/^'+[=+\-@\t\r]/.test(text) ? text.slice(1) : text);

const cell = (value: unknown): string => {
  const text = typeof value === 'object' ? (value ? JSON.stringify(value) : '') : String(value ?? '');
  const safe = RUNS.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

const linesOf = (rows: readonly (readonly unknown[])[]): string =>
  rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('');

/** A line of headings and a line per row. Cells that a spreadsheet would run as a formula get a quote in front. */
export const toCsv = (headings: readonly string[], rows: readonly (readonly unknown[])[]): string =>
  BYTE_ORDER_MARK + linesOf([headings, ...rows]);

/** All fields except `id`. Records need not have the same ones: those of the first do not stand for all. */
export const fieldsOfRecords = (records: readonly Fields[]): string[] =>
  [...new Set(records.flatMap((record) => Object.keys(record)))].filter((field) => field !== 'id');

/** A line per record. A list or an object in a field is written as JSON. */
export const linesOfRecords = (fields: readonly string[], records: readonly Fields[]): string =>
  linesOf(records.map((record) => fields.map((field) => record[field])));

/** A line of the fields' own names, and a line per record. */
export const csvOfRecords = (records: readonly Fields[]): string => {
  const fields = fieldsOfRecords(records);
  return toCsv(fields, []) + linesOfRecords(fields, records);
};
