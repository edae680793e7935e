import type { Exporter } from 'react-admin';

/** Exports the list's records as CSV, with the Dutch names of the fields. */
export const csvExporter: Exporter = async (records, _fetchRelated, _dataProvider, resource = 'export') => {
  const { downloadPages } = await import('./exportList');
  downloadPages(resource, [records]);
};
