import type { Exporter, Identifier, RaRecord } from 'react-admin';
import { i18nProvider } from '../../../i18n/i18nProvider';
import { csvOfRecords, fieldsOfRecords, linesOfRecords, toCsv } from '../../lib/csv';
import { download } from './download';

/** Exports the list's records as CSV, with the Dutch names of the fields. */
export const csvExporter: Exporter = (records, _fetchRelated, _dataProvider, resource = 'export') => {
  download(`${resource}.csv`, csvOfRecords(records, headingsOf(resource)));
};

const headingsOf = (resource: string) => (field: string) =>
  i18nProvider.translate(`resources.${resource}.fields.${field}`, { _: field });

/** Records of a page: the most that the server sends at once. */
export const EXPORT_PAGE = 1_000;

/** The same for a list that is not in memory: reads it in pages, and keeps only their text, outside of the script's memory. */
export const exportPages = async (resource: string, pageAt: (page: number) => Promise<readonly RaRecord[]>) => {
  const seen = new Set<Identifier>();
  const parts: Blob[] = [];
  let fields: string[] = [];
  for (let page = 1, isLast = false; !isLast; page += 1) {
    const records = await pageAt(page);
    if (page === 1) {
      fields = fieldsOfRecords(records);
      parts.push(new Blob([toCsv(fields.map(headingsOf(resource)), [])]));
    }
    // A record that was added meanwhile moves others to the next page, where they come again.
    const others = records.filter(({ id }) => !seen.has(id));
    for (const { id } of others) seen.add(id);
    parts.push(new Blob([linesOfRecords(fields, others)]));
    isLast = records.length < EXPORT_PAGE;
  }
  download(`${resource}.csv`, parts);
};
