import { expect, it } from 'vitest';
import { isConflict } from '../../../server/db/isConflict';
import { aCategory, aStaffMember, aSubcategory } from '../../support/builders';
import { createTestServer, eachEngine } from '../../support/server';

eachEngine('a conflict in the database', (engine) => {
  it('is a value taken by another or a record that is gone or in use, and nothing else', async () => {
    const { db, close } = await createTestServer({ engine });
    const failureOf = (doing: Promise<unknown>) =>
      doing.then(
        () => undefined,
        (error: unknown) => error,
      );
    await aStaffMember(db, { username: 'jan' });
    const parent = await aCategory(db);
    await aSubcategory(db, { product_category_id: parent });
    const conflicts = [
      await failureOf(aStaffMember(db, { username: 'Jan' })),
      await failureOf(aSubcategory(db, { product_category_id: 999 })),
      await failureOf(db.deleteFrom('categories').where('category_id', '=', parent).execute()),
      await failureOf(aCategory(db, { category_id: parent })),
    ];
    const faults = [
      await failureOf(aCategory(db, { category_active: 7 })),
      await failureOf(db.schema.dropTable('nothing').execute()),
      undefined,
      new Error('iets anders'),
    ];
    await close();
    expect(conflicts.map(isConflict)).toEqual([true, true, true, true]);
    expect(faults.map(isConflict)).toEqual([false, false, false, false]);
  });
});

it('is what PostgreSQL says from 18 on of a record in use, whichever version the tests run on', () => {
  const restricted = Object.assign(new Error('violates RESTRICT setting of foreign key constraint'), { code: '23001' });
  expect(isConflict(restricted)).toBe(true);
});
