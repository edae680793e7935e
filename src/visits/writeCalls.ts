import type { Fields } from '../lib/recordFields';
import { meansSame } from '../provider/records/threeWayMerge';
import type { AnyEndpoint } from '../v2/endpoint';
import { endpoints } from '../v2/endpoints';
import { withAdvisorId } from '../v2/entities/report';
import type { WaitingWrite } from './waitingWrites';

/** The calls of waiting writes, and how each finds what it changes. */

/** The contract's rows by the names that waiting writes have for them: `tasks create`. */
const ROWS: ReadonlyMap<string, AnyEndpoint> = new Map(
  Object.entries(endpoints).flatMap(([group, rows]) =>
    Object.entries<AnyEndpoint>(rows).map(([name, row]) => [`${group} ${name}`, row] as const),
  ),
);
const NAMES = new Map(Array.from(ROWS, ([call, row]) => [row, call]));
export const callOf = (row: AnyEndpoint): string => NAMES.get(row) ?? '';

export const rowOf = (call: string): AnyEndpoint => {
  const row = ROWS.get(call);
  if (!row) throw new Error(`${call} is not in the contract`);
  return row;
};

const reportIn = (data: unknown): Fields | undefined => {
  const [report] = Object(data).reports ?? [];
  return report && withAdvisorId(report);
};

/** The call that reads the record that a write changes, and the record in its answer, with the fields of the write's body. */
const READ_BY: Record<string, { row: AnyEndpoint; record: (data: unknown) => Fields | undefined }> = {
  'machines update': { row: endpoints.machines.one, record: (data) => Object(data) },
  'reports update': { row: endpoints.reports.one, record: reportIn },
};
export const readBefore = (call: string) => READ_BY[call];

/** What its user typed: a write also has the fields that were left as they were. */
export const typedIn = ({ body, base }: Pick<WaitingWrite, 'body' | 'base'>): Fields =>
  Object.fromEntries(
    Object.entries(Object(body)).filter(([field, value]) =>
      base ? !meansSame(base[field], value) : value !== undefined,
    ),
  );

export const ORDER_CALL = 'machines updateOrder';
export const TICK_CALL = 'tasks set';

/** The ids of the machines in the answer of their list, or in the body of an order, in their order. */
export const machineIdsIn = (data: unknown): readonly number[] => {
  const { machines, order } = Object(data);
  return (machines ?? order ?? []).map((row: Fields) => row.customer_machinery_id ?? row.machineId);
};
