import { formatDateTime } from '../lib/dates';
import { machineIdsIn } from './writeCalls';

/** What the answers of reads have told of the records that a write may change: whose they are, and how a list names them. */

interface Read {
  customerId: number | null;
  name: string;
}

type Params = Readonly<Record<string, number>>;

const known = new Map<string, Read>();

type NameOf = (row: Record<string, unknown>) => string;

/**
 * Call it with the answer of every read, and the customer that the read is of, where it is of one: an older v2 may leave
 * out whose a machine is.
 */
export const noteRecords = (data: unknown, customerId?: number): void => {
  const note = (group: string, rows: unknown, idField: string, nameOf: NameOf) => {
    for (const row of Array.isArray(rows) ? rows : []) {
      const key = `${group} ${row?.[idField]}`;
      const own = Number(row?.customer_id ?? customerId ?? known.get(key)?.customerId) || null;
      if (row?.[idField]) known.set(key, { customerId: own, name: nameOf(row) });
    }
  };
  const { tasks, reports, machines = [data] } = Object(data);
  note('tasks', tasks, 'task_id', ({ description }) => String(description));
  note('reports', reports, 'customer_report_id', ({ scheduled }) => formatDateTime(String(scheduled)));
  note('machines', machines, 'customer_machinery_id', ({ brand, type }) => [brand, type].filter(Boolean).join(' · '));
};

const readOf = (call: string, id: unknown) => known.get(`${call.split(' ')[0]} ${id}`);

/** The customer that a write is about, as far as the call, or a read, has told it. */
export const customerOf = (call: string, params: Params, body: unknown): number | null => {
  if (params.customerId !== undefined) return params.customerId;
  const [id] = Object.values(params);
  const ids = id === undefined ? machineIdsIn(body) : [id];
  const [found = null] = ids.flatMap((one) => readOf(call, one)?.customerId ?? []);
  return found;
};

/** The name of the record that a write changes; undefined for a new one, and where no read has told it. */
export const nameOf = (call: string, params: Params): string | undefined => {
  const [id] = Object.values(params);
  return params.customerId === undefined ? readOf(call, id)?.name : undefined;
};
