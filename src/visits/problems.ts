import { temporaryOf } from './madeIds';
import { PHOTO_CALL } from './photoWrite';
import { isPassing } from './storedProblem';
import { temporaryId, type WaitingWrite } from './waitingWrites';
import { ORDER_CALL } from './writeCalls';

export type Standing = 'waits' | 'refused' | 'unsure';

/**
 * How one of these writes stands: it is sent once there is a connection; it is not, also because what it is about was not
 * made; or it was sent without an answer, and may be stored.
 */
export const standingOf = (write: WaitingWrite, writes: readonly WaitingWrite[]): Standing => {
  const { problem } = write;
  if (problem === 'unsure') return 'unsure';
  if (problem !== undefined) return 'refused';
  const ids = temporaryOf(write);
  const isStuck = writes.some((other) => other.problem !== undefined && ids.includes(temporaryId(other)));
  return isStuck ? 'refused' : 'waits';
};

/** False where a retry meets the same problem: the record that somebody changed, and what has lost its record. */
export const canBeSentAgain = ({ problem, call }: WaitingWrite): boolean =>
  problem !== undefined && problem !== 'orphaned' && (problem !== 'changed' || call === ORDER_CALL);

/**
 * The next write that can be sent. One that refers to a record that is not created yet waits for its create; nothing
 * refers to a photo, which may take minutes on a weak line. What the server could not store is tried once more.
 */
export const nextOf = (writes: readonly WaitingWrite[], isTried: (write: WaitingWrite) => boolean = () => true) => {
  const isSent = (write: WaitingWrite) => write.problem === undefined || (isPassing(write.problem) && !isTried(write));
  const free = writes.filter((write) => isSent(write) && temporaryOf(write).length === 0);
  return free.find(({ call }) => call !== PHOTO_CALL) ?? free[0];
};
