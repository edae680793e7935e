import { byName, type Contents, contentsOf, tablesInOrder } from '../../server/db/tables';
import type { TestServer } from './server';

/** The number of rows and the checksum of every table. Equal results mean that nothing was written in between. */
export const everythingIn = async ({
  db,
  engine,
}: Pick<TestServer, 'db' | 'engine'>): Promise<Record<string, Contents>> => {
  // Before the transaction, because SQLite in memory has one connection.
  const tables =
    engine === 'sqlite'
      ? // Without the search index, which triggers keep: its tables have no row ids to read by.
        await tablesInOrder(byName(db))
      : (await db.introspection.getTables()).map(({ name }) => name);
  return db.transaction().execute(async (transaction) => {
    const contents: Record<string, Contents> = {};
    for (const name of tables) contents[name] = await contentsOf(byName(transaction), engine, name);
    return contents;
  });
};
