import Papa from 'papaparse';
import { importTexts } from '../../i18n/nl/late/import';
import { withoutQuote } from '../lib/csv';

/** A file or pasted cells as a table of texts. */

export interface Table {
  headings: readonly string[];
  /** Each as wide as the headings. */
  rows: readonly TableRow[];
}
export interface TableRow {
  /** In the file, the headings being 1. */
  line: number;
  cells: readonly string[];
}

export const ROWS_MAX = 20_000;
const MEGABYTES_MAX = 10;

/** Says in Dutch why a file is no table. */
export class UnreadableTable extends Error {}

const startsWith = (bytes: Uint8Array, ...first: number[]) => first.every((byte, at) => bytes[at] === byte);

/**
 * Signs of Windows-1252 that follow no small letter: behind one they are the letters with accents that Excel writes in a
 * CSV for Mac or of MS-DOS. `between`: others, that stand between no two small letters.
 */
const ODD_SIGNS = {
  behind: [0x81, 0x82, 0x83, 0x84, 0x88, 0x89, 0x8a, 0x8b, 0x8c, 0x8d, 0x8e, 0x8f, 0x90, 0x91, 0x98, 0x9d, 0x9f, 0xa2],
  between: [0x87, 0x94, 0x95],
};
const isSmallLetter = (byte = 0) => byte >= 0x61 && byte <= 0x7a;
const isOfMacOrDos = (bytes: Uint8Array) =>
  // Ends of lines as only a CSV for Mac has them.
  (bytes.includes(0x0d) && !bytes.includes(0x0a)) ||
  bytes.some(
    (byte, at) =>
      isSmallLetter(bytes[at - 1]) &&
      (ODD_SIGNS.behind.includes(byte) || (ODD_SIGNS.between.includes(byte) && isSmallLetter(bytes[at + 1]))),
  );

/** Letters and signs that few texts of Windows-1252 have when they are read as UTF-8, and nearly all of UTF-8. */
const OF_UTF8 = /[\xa0-\xff\u2000-\u20ff]/;

/**
 * Without a mark, UTF-16 has a zero in half of its bytes; what is not UTF-8 is Windows-1252, as Excel saves. A zero is no
 * character of Windows-1252: a file that has one is a picture, a PDF or another file without text.
 */
const encodingOf = (bytes: Uint8Array): string => {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be';
  const start = bytes.subarray(0, 1_000);
  const zeros = (odd: number) => start.filter((byte, at) => byte === 0 && at % 2 === odd).length;
  if (zeros(1) > start.length / 4) return 'utf-16le';
  if (zeros(0) > start.length / 4) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    if (bytes.includes(0)) throw new UnreadableTable(importTexts.unreadable.noText);
    // A letter that was cut in the middle, or files that were put together: the cells with broken letters are told.
    if (OF_UTF8.test(new TextDecoder('utf-8').decode(bytes))) return 'utf-8';
    if (isOfMacOrDos(bytes)) throw new UnreadableTable(importTexts.unreadable.encoding);
    return 'windows-1252';
  }
};

/** The text of a file, whatever its encoding. */
export const decodeText = (bytes: Uint8Array): string => {
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04) || startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    throw new UnreadableTable(importTexts.unreadable.excel);
  if (bytes.length > MEGABYTES_MAX * 1024 * 1024)
    throw new UnreadableTable(importTexts.unreadable.large(MEGABYTES_MAX));
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
};

/** 0 -> 'A', 26 -> 'AA': as spreadsheets call a column without a heading. */
const letterOf = (at: number): string =>
  (at >= 26 ? letterOf(Math.floor(at / 26) - 1) : '') + String.fromCharCode(65 + (at % 26));

const LINES = 20;

/**
 * Of tab, semicolon and comma the one that most of the first lines have, or else has most often; '|', which stands within
 * cells too, when more lines have it. By itself papaparse takes the comma of '12,50' for one.
 */
const separatorOf = (text: string): string => {
  const start = text.slice(0, 20_000).replace(/"[^"]*("|$)/g, '');
  const lines = start.split(/[\r\n]+/).slice(0, LINES);
  const linesWith = (separator: string) => lines.filter((line) => line.includes(separator)).length;
  const score = (separator: string) => linesWith(separator) + (start.split(separator).length - 1) / (start.length + 1);
  const best = ['\t', ';', ','].reduce((best, one) => (score(one) > score(best) ? one : best));
  return linesWith('|') > linesWith(best) ? '|' : best;
};

/** Files that were put together have several ends of lines, and papaparse knows one. Those in a quoted cell are its text. */
const withOneLineEnd = (text: string, separator: string): string =>
  text.replace(new RegExp(`(?<=^|[\\r\\n\\${separator}])"[^"]*(?:""[^"]*)*(?:"|$)|\\r\\n?`, 'g'), (found) =>
    found.startsWith('"') ? found : '\n',
  );

/** How a PDF, HTML or XML, RTF and JSON begin. */
const NO_TABLE = /^\s*(%PDF|<[!?a-z]|\{\\rtf|[{[]\s*["{[\]}])/i;

/**
 * The row that names several fields, and most, has the headings; else the first with several cells. Empty rows and
 * columns are left out; lines and letters are counted with them.
 */
export const tableOf = (text: string, isHeading: (text: string) => boolean = () => false): Table => {
  // Excel's own line about the separator.
  const [said = '', separator] = /^\uFEFF?sep=(.)(?:\r\n?|\n)/i.exec(text) ?? [];
  const lines = text.slice(said.length).replace(/^\uFEFF/, '');
  if (NO_TABLE.test(lines)) throw new UnreadableTable(importTexts.unreadable.noText);
  const delimiter = separator ?? separatorOf(lines);
  const { data, errors, meta } = Papa.parse<string[]>(withOneLineEnd(lines, delimiter), {
    delimiter,
    newline: '\n',
    preview: 2 * ROWS_MAX,
  });
  // The cell of a quote that is not closed has all that follows, also the other rows.
  const open = errors.find(({ type }) => type === 'Quotes');
  if (open) throw new UnreadableTable(importTexts.unreadable.quote(Number(open.row) + 1));
  const filled = data
    .map((cells, at) => ({ line: at + 1, cells: cells.map((cell) => withoutQuote(cell)) }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  // A title above the headings is one cell, or several that name no field.
  const isTitle = ({ cells }: TableRow) => cells.filter((cell) => cell.trim() !== '').length < 2;
  const named = filled.slice(0, LINES).map(({ cells }) => cells.filter(isHeading).length);
  const most = Math.max(...named);
  const start = most > 1 ? named.indexOf(most) : filled.findIndex((row) => !isTitle(row));
  const [first, ...rest] = filled.slice(Math.max(0, start));
  if (!first || rest.length === 0) throw new UnreadableTable(importTexts.unreadable.empty);
  if (rest.length > ROWS_MAX || meta.truncated) throw new UnreadableTable(importTexts.unreadable.rows(ROWS_MAX));
  const width = rest.reduce((most, { cells }) => Math.max(most, cells.length), first.cells.length);
  const hasText = ({ cells }: TableRow, at: number) => (cells[at] ?? '').trim() !== '';
  const columns = Array.from({ length: width }, (_, at) => at).filter(
    (at) => hasText(first, at) || rest.some((row) => hasText(row, at)),
  );
  return {
    headings: columns.map((at) => first.cells[at]?.trim() || letterOf(at)),
    rows: rest.map(({ line, cells }) => ({ line, cells: columns.map((at) => cells[at] ?? '') })),
  };
};
