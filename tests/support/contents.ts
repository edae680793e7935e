import { byName, type Contents, contentsOf, tablesInOrder } from '../../server/db/tables';
import type { TestServer } from './server';

/** The number of rows and the checksum of every table. Equal results mean that nothing was written in between. */
export const everythingIn = async ({ db }: Pick<TestServer, 'db'>): Promise<Record<string, Contents>> => {
  // Before the transaction, because SQLite in memory has one connection.
  const tables = await tablesInOrder(byName(db));
  return db.transaction().execute(async (transaction) => {
    const contents: Record<string, Contents> = {};
    for (const name of tables) contents[name] = await contentsOf(byName(transaction), name);
    return contents;
  });
};
