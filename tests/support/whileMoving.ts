import { readRecord, subjectOf } from '../../server/writes/audit/subjects';
import { meanwhile } from './meanwhile';
import type { TestServer } from './server';

const KEYS = { categories: 'category_id', subcategories: 'subcategory_id' } as const;

/** The answer to a call that is made while a colleague's own call gives this record these values. */
export const whileMoving = (
  server: TestServer,
  [table, id, values]: ['categories' | 'subcategories', number, { shop_id: number } | { product_category_id: number }],
  call: () => Promise<Response> | Response,
): Promise<Response> =>
  meanwhile(
    server,
    async (transaction) => {
      await readRecord(transaction, subjectOf(table), id, 'change');
      await transaction.updateTable(table).set(values).where(KEYS[table], '=', id).execute();
    },
    call,
  );
