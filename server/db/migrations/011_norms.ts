import type { Kysely, Migration } from 'kysely';
import { vocabulary } from '../ddl';
import { NORMS } from './norms';

/** The norms for water with their starting values, and the kind of water of each report: until now tap water. */
export const norms: Migration = {
  up: async (db: Kysely<unknown>) => {
    const is = vocabulary(db);
    await is.create('norms', {
      norm_id: is.integerKey,
      name: is.text,
      sampling_point: is.text,
      measure: is.text,
      good_min: is.text,
      good_max: is.text,
      doubtful_min: is.text,
      doubtful_max: is.text,
      advice_low: is.text,
      advice_high: is.text,
    });
    await is.insert('norms', NORMS);
    await db.schema
      .alterTable('waterreports')
      .addColumn('sampling_point', is.textType, (column) => column.notNull().defaultTo('tap'))
      .execute();
  },
};
