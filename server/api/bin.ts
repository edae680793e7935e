import { z } from 'zod';
import { BIN, restore } from '../writes/bin/bin';
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
  update: restWrite(
    z.object({ restored: z.literal(1) }),
    async () =>
      (id, { db, ...by }) =>
        restore(db, id, by),
  ),
};
