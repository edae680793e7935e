import { expect } from 'vitest';
import { readRecord, SUBJECTS } from '../../server/writes/audit/subjects';
import type { TestServer } from './server';
import { isLockWaitedFor } from './testDatabase';

const KEYS = { categories: 'category_id', subcategories: 'subcategory_id' } as const;

/**
 * The answer to a call that is made while a colleague's own call gives this record these values: that is done once the
 * call waits for it.
 */
export const whileMoving = async (
  { db }: TestServer,
  engine: string,
  [table, id, values]: ['categories' | 'subcategories', number, { shop_id: number } | { product_category_id: number }],
  call: () => Promise<Response> | Response,
): Promise<Response> => {
  let answer: Promise<Response> | undefined;
  await db.transaction().execute(async (transaction) => {
    const subject = SUBJECTS[table];
    if (subject) await readRecord(transaction, subject, id, 'change');
    await transaction.updateTable(table).set(values).where(KEYS[table], '=', id).execute();
    answer = Promise.resolve(call());
    // PostgreSQL says that someone waits for a row; on SQLite all wait for the one connection.
    await expect.poll(async () => engine === 'sqlite' || isLockWaitedFor(db)).toBe(true);
  });
  if (!answer) throw new Error('no call was made');
  return answer;
};
