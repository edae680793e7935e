import type { Exporter } from 'react-admin';
import { toCsv } from '../lib/csv';
import { download } from './download';

const isPlain = (value: unknown) => value === null || typeof value !== 'object';

/** What the export button writes: every plain field of every record that the list's filter lets through. */
export const csvExporter: Exporter = (records, _fetchRelated, _dataProvider, resource = 'export') => {
  const fields = Object.keys(records[0] ?? {}).filter(
    (field) => field !== 'id' && records.every((record) => isPlain(record[field])),
  );
  download(
    `${resource}.csv`,
    toCsv(
      fields,
      records.map((record) => fields.map((field) => record[field])),
    ),
  );
};
