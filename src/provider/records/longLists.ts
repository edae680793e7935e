import type { QueryClient } from '@tanstack/react-query';
import type { DataProvider } from 'react-admin';
import type { Fields } from '../../lib/recordFields';
import { isKnownLong, untilKnownLong } from '../reads/listSizes';
import { keyOf } from '../reads/queryCache';
import { isEmptyValue } from './listOrder';
import type { Mapping } from './mapping';

/** In memory an empty filter filters nothing; `/api` compares with it. */
const filled = (filter: Fields = {}): Fields =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => !isEmptyValue(value)));

/** v2's provider, with the lists that `/api` has in pages read from there while they are long. */
export const withLongLists = (
  v2: DataProvider,
  api: DataProvider,
  queryClient: QueryClient,
  mappings: Readonly<Record<string, Mapping>>,
): DataProvider => {
  /**
   * While it is not known whether a list is long it is read whole, as an older v2 has it, so that a short one is there
   * without an answer before it. That reading is cancelled as soon as the list turns out to be long.
   */
  const read = async <Result>(resource: string, whole: () => Promise<Result>, paged: () => Promise<Result>) => {
    const { hasPages, list } = mappings[resource] ?? {};
    if (!hasPages || !list) return whole();
    if (isKnownLong(queryClient, resource)) return paged();
    const reading = whole();
    const { known, stop } = untilKnownLong(queryClient, resource);
    const settled = reading.then(
      () => false,
      () => isKnownLong(queryClient, resource),
    );
    const isLong = await Promise.race([settled, known]).finally(stop);
    if (!isLong) return reading;
    void queryClient.cancelQueries({ queryKey: keyOf(list.row) }, { silent: true });
    return paged();
  };

  return {
    ...v2,
    getList: (resource, params) =>
      read(
        resource,
        () => v2.getList(resource, params),
        () => api.getList(resource, { ...params, filter: filled(params.filter) }),
      ),
    getMany: (resource, params) =>
      read(
        resource,
        () => v2.getMany(resource, params),
        () => api.getMany(resource, params),
      ),
    getManyReference: (resource, { target, id, ...params }) =>
      read(
        resource,
        () => v2.getManyReference(resource, { target, id, ...params }),
        () => api.getList(resource, { ...params, filter: filled({ ...params.filter, [target]: id }) }),
      ),
  };
};
