import { useDataProvider } from 'react-admin';
import { useReadOnce } from '../bulk/usePlans';
import { useClient } from '../provider/reads/ClientContext';
import { useIsLong } from '../provider/reads/listSizes';
import { foundPages, inOneList } from '../ui/files/foundPages';
import { readLists } from '../ui/files/readableRecords';
import { RUN_FIELDS } from '../v2/entities/run';
import type { ImportResource } from './importFields';

/** All records that a file can change, and the names that they refer to. */
export const useExisting = (resource: ImportResource) => {
  const dataProvider = useDataProvider();
  const client = useClient();
  const isLong = useIsLong(resource);
  return useReadOnce(['import', resource], async () => {
    const found = { resource, sort: { field: 'id', order: 'ASC' as const }, filter: {}, filterValues: {} };
    let unread = 0;
    const tellUnread = (count: number) => {
      unread = count;
    };
    const [records, lists] = await Promise.all([
      inOneList(foundPages(dataProvider, found, !isLong, tellUnread)),
      readLists(client, RUN_FIELDS[resource]),
    ]);
    return { records, lists, unread };
  });
};

export type Existing = NonNullable<ReturnType<typeof useExisting>['data']>;
