import { expect } from 'vitest';
import type { Db } from '../../server/db/schema';
import type { TestServer } from './server';
import { isLockWaitedFor } from './testDatabase';

/** The answer to a call that is made while a colleague's own call does this: that is done once the call waits for it. */
export const meanwhile = async (
  { db, engine }: TestServer,
  work: (transaction: Db) => Promise<unknown>,
  call: () => Promise<Response> | Response,
): Promise<Response> => {
  let answer: Promise<Response> | undefined;
  await db.transaction().execute(async (transaction) => {
    await work(transaction);
    answer = Promise.resolve(call());
    // PostgreSQL says that someone waits for a row; on SQLite all wait for the one connection.
    await expect.poll(async () => engine === 'sqlite' || isLockWaitedFor(db)).toBe(true);
  });
  if (!answer) throw new Error('no call was made');
  return answer;
};
