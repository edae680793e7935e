import { type Kysely, type Migration, sql } from 'kysely';
import { vocabulary } from '../ddl';

/** A machine has a photo. */
export const machinePhotos: Migration = {
  up: async (db: Kysely<unknown>) => {
    const { textType } = vocabulary(db);
    await sql`alter table machines add column image ${textType} references images (sha256) on delete restrict`.execute(
      db,
    );
    await db.schema.createIndex('machines_image').on('machines').column('image').execute();
  },
};
