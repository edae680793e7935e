import { meansSame } from '../provider/records/threeWayMerge';
import { type WaitingWrite, waitingWrites } from './waitingWrites';
import { typedIn } from './writeCalls';

/**
 * Drops a write that its user gives up. A form sends its whole record: later changes of it, which were typed over this
 * one, give up its values too, but for those that were typed anew in them.
 */
export const dropChange = async (write: WaitingWrite): Promise<void> => {
  await waitingWrites.drop(write);
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
