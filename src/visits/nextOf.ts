import { temporaryOf } from './madeIds';
import { PHOTO_CALL } from './photoWrite';
import { isPassing } from './storedProblem';
import type { WaitingWrite } from './waitingWrites';

/**
 * The next write that can be sent. One that refers to a record that is not created yet waits for its create; nothing
 * refers to a photo, which may take minutes on a weak line. What the server could not store is tried once more.
 */
export const nextOf = (writes: readonly WaitingWrite[], isTried: (write: WaitingWrite) => boolean = () => true) => {
  const isSent = (write: WaitingWrite) => write.problem === undefined || (isPassing(write.problem) && !isTried(write));
  const free = writes.filter((write) => isSent(write) && temporaryOf(write).length === 0);
  return free.find(({ call }) => call !== PHOTO_CALL) ?? free[0];
};
