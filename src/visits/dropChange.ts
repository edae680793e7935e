import { meansSame } from '../provider/records/threeWayMerge';
import { temporaryId, type WaitingWrite, waitingWrites } from './waitingWrites';
import { ORDER_CALL, typedIn } from './writeCalls';

/** What waits about the record that this write would make: its changes and its photo, but no order with others. */
export const dependentsOf = (write: WaitingWrite, writes: readonly WaitingWrite[]): readonly WaitingWrite[] =>
  writes.filter(({ params }) => Object.values(params).includes(temporaryId(write)));

/** A machine that is not made has no place among the others. */
const takeFromOrders = async (id: number): Promise<void> => {
  for (const write of waitingWrites.get().filter(({ call }) => call === ORDER_CALL)) {
    const { order } = Object(write.body);
    const left = order.filter(({ machineId }: { machineId: number }) => machineId !== id);
    const over = write.over?.filter((one) => one !== id);
    if (left.length === 0) await waitingWrites.drop(write);
    else if (left.length < order.length) await waitingWrites.hold({ ...write, body: { order: left }, over });
  }
};

/**
 * Drops a write that its user gives up, and what waits about the record that it would have made. A form sends its whole
 * record: later changes of it, which were typed over this one, give up its values too, but for those that were typed anew
 * in them.
 */
export const dropChange = async (write: WaitingWrite): Promise<void> => {
  for (const one of [write, ...dependentsOf(write, waitingWrites.get())]) await waitingWrites.drop(one);
  await takeFromOrders(temporaryId(write));
  const { call, params, place, base } = write;
  if (!base) return;
  const before = (fields: readonly string[]) => Object.fromEntries(fields.map((field) => [field, base[field]]));
  for (const later of waitingWrites.get()) {
    const isSame = later.call === call && JSON.stringify(later.params) === JSON.stringify(params);
    if (!isSame || later.place < place || !later.base || later.sentAt !== undefined) continue;
    const [typed, under] = [typedIn(later), later.base];
    // Not where it was typed over what somebody else has stored since.
    const given = Object.entries(typedIn(write)).flatMap(([field, value]) =>
      meansSame(under[field], value) ? field : [],
    );
    const body = { ...Object(later.body), ...before(given.filter((field) => !(field in typed))) };
    await waitingWrites.hold({ ...later, body, base: { ...under, ...before(given) } });
  }
};
