import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type Identifier, type RaRecord, useDataProvider } from 'react-admin';
import { inOneList, pagesOfIds } from '../ui/files/foundPages';
import type { RunResource, RunRow } from '../v2/entities/run';
import { type BulkChange, type Planned, planOf } from './plan';

/** The records of a trial, and what the change makes of each. */

export interface Plan {
  id: number;
  record: RaRecord;
  /** Undefined as long as no change was chosen. */
  planned: Planned | undefined;
  isOut: boolean;
}

/** One reading, numbered in its query key: while it is read again, or when that failed, the old one is not shown. */
export const useReadOnce = <Data>(key: readonly unknown[], read: () => Promise<Data>) => {
  const [reading, setReading] = useState(0);
  const query = useQuery({
    queryKey: [...key, reading],
    queryFn: read,
    retry: false,
    // What someone is looking at does not change under their eyes; the server compares with it. Also not after a run
    // without an answer: a second press would change what the first one changed.
    staleTime: 'static',
    gcTime: 0,
  });
  return { ...query, readAgain: () => setReading(reading + 1) };
};

const useRecords = (resource: RunResource, ids: readonly Identifier[]) => {
  const dataProvider = useDataProvider();
  return useReadOnce(['runs', 'records', resource, ids], () => inOneList(pagesOfIds(dataProvider, resource, ids)));
};

/** The ids of the rows that were taken out of a trial. */
export const useTakenOut = () => {
  const [out, setOut] = useState<ReadonlySet<number>>(new Set());
  const take = (taken: readonly number[], isTaken: boolean) =>
    setOut((before) => {
      const next = new Set(before);
      for (const id of taken)
        if (isTaken) next.delete(id);
        else next.add(id);
      return next;
    });
  return { out, take, takeAll: () => setOut(new Set()) };
};

export const usePlans = (resource: RunResource, ids: readonly Identifier[], change: BulkChange | undefined) => {
  const { data: records, error, readAgain } = useRecords(resource, ids);
  const { out, take } = useTakenOut();
  // As text: a change that says the same is another object at every render.
  const said = JSON.stringify(change ?? null);
  const planned = useMemo(() => {
    const asked: BulkChange | null = JSON.parse(said);
    return records?.map((record) => ({ record, planned: asked ? planOf(resource, asked, record) : undefined }));
  }, [records, resource, said]);
  const plans = useMemo(
    () =>
      planned?.map((plan): Plan => ({ ...plan, id: Number(plan.record.id), isOut: out.has(Number(plan.record.id)) })),
    [planned, out],
  );
  return { plans, error, readAgain, take };
};

/** What is sent: what changes, without what was taken out. */
export const rowsOf = (plans: readonly Plan[]): RunRow[] =>
  plans.flatMap(({ id, planned, isOut }) =>
    planned?.state === 'changes' && !isOut ? [{ id, old: { ...planned.old }, new: { ...planned.new } }] : [],
  );
