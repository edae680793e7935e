import type { Kysely, Migration } from 'kysely';
import { vocabulary } from '../ddl';

/** More texts that lists sort by: those of resources beyond v2 that are not declared. */
const SORTED: Readonly<Record<string, readonly string[]>> = {
  staff: ['username', 'name'],
  views: ['name'],
  bin: ['user_name', 'record_name'],
  runs: ['user_name', 'label'],
  outbox: ['recipient', 'subject'],
};

export const moreSortKeys: Migration = {
  up: async (db: Kysely<unknown>) => {
    const is = vocabulary(db);
    for (const [table, columns] of Object.entries(SORTED))
      for (const column of columns) await is.addSortKey(table, column);
  },
};
