/** CSV as a Dutch spreadsheet opens it: semicolons, quotes, CRLF and a byte order mark. */

const BYTE_ORDER_MARK = '\uFEFF';
/** A cell that starts like this is run by a spreadsheet as a formula. */
const RUNS = /^[=+\-@\t\r]/;
const NUMBER = /^[+-]?\d+([.,]\d+)?$/;

const cell = (value: unknown): string => {
  const text = value === null || value === undefined ? '' : String(value);
  const safe = RUNS.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** One line a row under a line of headings; cells that a spreadsheet would run are neutralised. */
export const toCsv = (headings: readonly string[], rows: readonly (readonly unknown[])[]): string =>
  BYTE_ORDER_MARK + [headings, ...rows].map((row) => `${row.map(cell).join(';')}\r\n`).join('');
