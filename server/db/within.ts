import type { Db } from './schema';

/** Does the work within the transaction that there is, else within one of its own. */
export const within = <Result>(db: Db, work: (transaction: Db) => Promise<Result>): Promise<Result> =>
  db.isTransaction ? work(db) : db.transaction().execute(work);
