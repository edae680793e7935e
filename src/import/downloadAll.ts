import { toCsv } from '../lib/csv';
import { cellOf } from '../ui/files/cellTexts';
import { csvNameOf, download } from '../ui/files/download';
import { nameOf } from '../ui/files/exportList';
import { RUN_FIELDS } from '../v2/entities/run';
import type { CheckedRow } from './checkRows';
import { type ImportResource, importFields } from './importFields';
import type { Table } from './readTable';
import type { Existing } from './useExisting';

/** All records with every field that an import may change. */
const fileOfAll = (resource: ImportResource, { records, lists }: Existing): string => {
  const fields = importFields(resource);
  return toCsv(
    fields.map(({ label }) => label),
    records.map((record) => fields.map(({ name }) => cellOf(RUN_FIELDS[resource][name], record[name], lists))),
  );
};

export const downloadAll = (resource: ImportResource, existing: Existing) =>
  download(csvNameOf(nameOf(resource)), fileOfAll(resource, existing));

/** The rows that take no part, as the file has them, each with what is wrong. */
export const downloadLeft = (table: Table, left: readonly CheckedRow[], why: string) =>
  download(
    'niet-geimporteerd.csv',
    toCsv(
      [...table.headings, why],
      left.map(({ row, faults }) => [...row.cells, Object.values(faults).join(' ')]),
    ),
  );
