import { z } from 'zod';
import { keepSearchText } from '../db/searchTexts';
import { declarations } from '../lib/declarations';
import { BIN, restore } from '../writes/bin/bin';
import { restResourceOf } from './declared';
import { customers } from './lists';
import { type RestResource, restWrite } from './simpleRest';

/** The deleted records. An update with `restored: 1` restores one, once. */
export const bin: RestResource = {
  ...BIN,
  what: 'Wat je zoekt in de prullenbak',
  columns: {
    bin_id: 'number',
    created: 'text',
    user_name: 'text',
    resource: 'text',
    record_id: 'number',
    record_name: 'text',
    restored: 'text',
  },
  neverNull: ['created'],
  update: restWrite(z.object({ restored: z.literal(1) }), async () => async (id, { db, ...by }) => {
    const { resource, record_id } = await restore(db, id, by);
    // What is searched and sorted may have changed since it was deleted.
    const listed = [customers, ...declarations.map(restResourceOf)].find(({ name }) => name === resource);
    if (listed) await keepSearchText(db, listed, record_id);
  }),
};
