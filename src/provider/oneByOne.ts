import type { DataProvider, DeleteManyParams, Identifier, UpdateManyParams } from 'react-admin';
import { oneByOneTexts } from '../../i18n/nl/late/oneByOne';
import { isV2Error, unlessGone, V2Error } from './http/V2Error';

/**
 * After a refusal goes on with the others, and tells how many were done. Any other failure ends it: the next ones would
 * fail too.
 */
const each = async (
  ids: readonly Identifier[],
  what: keyof typeof oneByOneTexts,
  act: (id: Identifier) => Promise<unknown>,
) => {
  let done = 0;
  let failure: unknown;
  for (const id of ids) {
    try {
      await act(id);
      done += 1;
    } catch (error) {
      failure ??= error;
      if (!isV2Error(error) || error.kind !== 'refused') break;
    }
  }
  if (failure && done > 0 && isV2Error(failure))
    throw new V2Error(failure.kind, {
      status: failure.status,
      error: `${oneByOneTexts[what](done, ids.length)} ${failure.message}`,
      cause: failure,
    });
  if (failure) throw failure;
};

export const updateMany = async (provider: DataProvider, resource: string, { ids, data }: UpdateManyParams) => {
  await each(ids, 'changed', (id) => provider.update(resource, { id, data, previousData: undefined as never }));
  return { data: ids };
};

export const deleteMany = async (provider: DataProvider, resource: string, { ids }: DeleteManyParams) => {
  await each(ids, 'deleted', (id) => provider.delete(resource, { id }).catch(unlessGone));
  return { data: ids };
};
