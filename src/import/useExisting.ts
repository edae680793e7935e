import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useReading } from '../bulk/usePlans';
import { useClient } from '../provider/reads/ClientContext';
import { useIsLong } from '../provider/reads/listSizes';
import { foundPages, inOneList } from '../ui/list/exportList';
import { readLists } from '../ui/list/readableRecords';
import { RUN_FIELDS } from '../v2/entities/run';
import type { ImportResource } from './importFields';

/** All records that a file can change, and the names that they refer to. */
export const useExisting = (resource: ImportResource) => {
  const dataProvider = useDataProvider();
  const client = useClient();
  const isLong = useIsLong(resource);
  const { reading, readAgain } = useReading();
  const query = useQuery({
    queryKey: ['import', resource, reading],
    queryFn: async () => {
      const found = { resource, sort: { field: 'id', order: 'ASC' as const }, filter: {}, filterValues: {} };
      const [records, lists] = await Promise.all([
        inOneList(foundPages(dataProvider, found, !isLong)),
        readLists(client, RUN_FIELDS[resource]),
      ]);
      return { records, lists };
    },
    retry: false,
    // What someone is looking at does not change under their eyes; the server compares with it. Also not after a run
    // without an answer: a second press would change what the first one changed.
    staleTime: 'static',
    gcTime: 0,
  });
  return { ...query, readAgain };
};

export type Existing = NonNullable<ReturnType<typeof useExisting>['data']>;
