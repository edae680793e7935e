import { PHOTO_CALL } from './photoWrite';
import { type WaitingWrite, waitingWrites } from './waitingWrites';
import { TICK_CALL } from './writeCalls';

/** A task's tick or a machine's photo, of which the last one counts; undefined for another write. */
export const thingOf = ({ call, params }: Pick<WaitingWrite, 'call' | 'params'>): string | undefined =>
  call === PHOTO_CALL || call === TICK_CALL ? `${call} ${JSON.stringify(params)}` : undefined;

/** What waits about the same since before this write. */
export const earlierOf = (write: WaitingWrite): WaitingWrite[] => {
  const thing = thingOf(write);
  return waitingWrites.get().filter((one) => thing !== undefined && thingOf(one) === thing && one.place < write.place);
};
