import { temporaryOf } from './madeIds';
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
