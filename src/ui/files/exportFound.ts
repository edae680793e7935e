import { fetchRelatedRecords } from 'ra-core';
import type { Exporter, Identifier, ListControllerResult, NotificationType, RaRecord } from 'react-admin';
import { i18nProvider } from '../../../i18n/i18nProvider';
import { exportTexts } from '../../../i18n/nl/late/export';
import { orderOf } from '../../provider/records/listOrder';
import { csvExporter } from './csvExporter';
import { downloadPages } from './exportList';
import { foundPages, inOneList, pagesOfIds, toldPages } from './foundPages';
import { readablePages, type Sources } from './readableRecords';

interface Wanted extends Sources {
  list: ListControllerResult;
  /** Instead of what the list's search and filters find. */
  ids: readonly Identifier[] | undefined;
  isInMemory: boolean;
  /** What the button says meanwhile. */
  tell: (text: string) => void;
  signal: AbortSignal;
}

/** In the order of the list: records come by their ids in another one. */
async function* inOrder(pages: AsyncIterable<RaRecord[]>, { field, order }: ListControllerResult['sort']) {
  const records = await inOneList(pages);
  yield Array.from(orderOf(records, field, order)).flatMap((at) => records[at] ?? []);
}

const download = async ({ list, ids, isInMemory, tell, signal, ...sources }: Wanted) => {
  const { resource, exporter, sort, total = 0 } = list;
  const { dataProvider, columns } = sources;
  let unread = 0;
  const tellUnread = (count: number) => {
    unread = count;
  };
  const found = ids ? pagesOfIds(dataProvider, resource, ids) : foundPages(dataProvider, list, isInMemory, tellUnread);
  const told = toldPages(found, ids?.length ?? total, (percent) => tell(exportTexts.stop(percent)), signal);
  const pages = ids ? inOrder(told, sort) : told;
  // An exporter of its own gets what react-admin gives one: the records as they are stored.
  const byOwn = async (given: Exporter) => {
    const records = await inOneList(pages);
    if (records.length > 0) await given(records, fetchRelatedRecords(dataProvider), dataProvider, resource);
    return records.length;
  };
  const count = await (!exporter || exporter === csvExporter
    ? downloadPages(resource, readablePages(pages, sources), columns)
    : byOwn(exporter));
  return { count, unread };
};

/**
 * Downloads the records that a list finds, or those of `ids`, by the list's exporter. Resolves to what is then to be
 * said: a failure, or those that are gone or could not be read. Without any record there is no file.
 */
export const exportFound = async (wanted: Wanted): Promise<{ text: string; type: NotificationType } | null> => {
  const { ids, signal } = wanted;
  try {
    const { count, unread } = await download(wanted);
    if (count === 0) return { text: exportTexts.nothing, type: 'warning' };
    if (unread > 0)
      return { text: i18nProvider.translate('feedback.load.unread', { smart_count: unread }), type: 'warning' };
    const gone = ids ? ids.length - count : 0;
    return gone > 0 ? { text: exportTexts.gone(gone), type: 'warning' } : null;
  } catch {
    return signal.aborted ? null : { text: exportTexts.failed, type: 'error' };
  }
};
