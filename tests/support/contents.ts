import { byName, type Contents, contentsOf } from '../../server/db/tables';
import type { TestServer } from './server';

/** How many rows every table holds and what they sum to: two that are equal had nothing written in between. */
export const everythingIn = async ({
  db,
  engine,
}: Pick<TestServer, 'db' | 'engine'>): Promise<Record<string, Contents>> => {
  // Before the transaction: SQLite in memory has one connection.
  const tables = await db.introspection.getTables();
  return db.transaction().execute(async (transaction) => {
    const contents: Record<string, Contents> = {};
    for (const { name } of tables) contents[name] = await contentsOf(byName(transaction), engine, name);
    return contents;
  });
};
