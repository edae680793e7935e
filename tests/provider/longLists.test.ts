import { QueryClient } from '@tanstack/react-query';
import type { DataProvider } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { IN_MEMORY_MAX, SIZES_KEY } from '../../src/provider/reads/listSizes';
import { withLongLists } from '../../src/provider/records/longLists';
import { mappings } from '../../src/provider/records/mappings';

const LONG = { transactions: IN_MEMORY_MAX + 1, customers: IN_MEMORY_MAX };
const of = (name: string) => ({ data: [{ id: name }], total: 1 });
const PARAMS = { filter: { q: 'wax', place: '', shop_id: null } };

/** v2 and `/api`; v2's whole list is answered by `answerWhole`. */
const twoProviders = (sizes?: typeof LONG | null) => {
  const queryClient = new QueryClient();
  if (sizes !== undefined) queryClient.setQueryData(SIZES_KEY, sizes);
  let answerWhole = () => {};
  let failWhole = (_reason: Error) => {};
  const whole = new Promise<ReturnType<typeof of>>((resolve, reject) => {
    answerWhole = () => resolve(of('v2'));
    failWhole = reject;
  });
  const read = vi.fn(async (_resource: string, _params: unknown) => of('/api'));
  // The cast leaves out the verbs that these tests do not call.
  const partly = (verb: unknown) =>
    ({ getList: verb, getMany: verb, getManyReference: verb }) as unknown as DataProvider;
  const provider = withLongLists(
    partly(() => whole),
    partly(read),
    queryClient,
    mappings,
  );
  return { provider, queryClient, read, answerWhole, failWhole };
};

it('reads a long list from /api, without the filters that are empty', async () => {
  const { provider, read } = twoProviders(LONG);
  expect(await provider.getList('transactions', PARAMS)).toEqual(of('/api'));
  expect(read).toHaveBeenCalledWith('transactions', { filter: { q: 'wax' } });
  await provider.getMany('transactions', { ids: [1] });
  const reference = { target: 'customer_id', id: 3, filter: {}, sort: { field: 'id', order: 'ASC' as const } };
  await provider.getManyReference('transactions', { ...reference, pagination: { page: 1, perPage: 5 } });
  expect(read.mock.calls.at(-1)?.[1]).toMatchObject({ filter: { customer_id: 3 } });
});

it.each([
  ['of few records', 'customers', LONG],
  ['of an older v2', 'transactions', null],
  ['that /api has not', 'products', LONG],
  ['of unknown length, when v2 answers first', 'transactions', undefined],
])('reads a list %s whole', async (_, resource, sizes) => {
  const { provider, answerWhole, read } = twoProviders(sizes);
  answerWhole();
  expect(await provider.getList(resource, {})).toEqual(of('v2'));
  expect(read).not.toHaveBeenCalled();
});

it('turns to /api as soon as a list that is being read turns out to be long, and cancels that reading', async () => {
  const { provider, queryClient, failWhole } = twoProviders();
  const cancel = vi.spyOn(queryClient, 'cancelQueries');
  const list = provider.getList('transactions', {});
  queryClient.setQueryData(SIZES_KEY, LONG);
  expect(await list).toEqual(of('/api'));
  expect(cancel).toHaveBeenCalledWith({ queryKey: ['v2', 'v2/dashboard/overviewTransactions'] }, { silent: true });
  failWhole(new Error('cancelled'));
});

it('tells of a failure of the whole list, however long it may be', async () => {
  const { provider, failWhole } = twoProviders();
  failWhole(new Error('no answer'));
  await expect(provider.getList('transactions', {})).rejects.toThrow('no answer');
});
