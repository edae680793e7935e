import { sql } from 'kysely';
import { type MachinePhoto, MachinePhotoBody } from '../../src/v2/entities/machinePhoto';
import { imageUrl, storeImage } from '../images/imageStore';
import { changeOne } from '../lib/refusal';
import type { ColumnsOf } from './listQuery';
import { type RestResource, restWrite } from './simpleRest';

/** The photo of each machine, which v2 cannot hold. It goes with its machine, and comes back with it. */
const WHAT = 'De machine';
export const machinePhotos: RestResource = {
  name: 'machine_photos',
  what: WHAT,
  from: sql.table('machines'),
  key: 'customer_machinery_id',
  columns: { customer_machinery_id: 'number', customer_id: 'number', image: 'text' } satisfies ColumnsOf<MachinePhoto>,
  toAnswer: ({ image, ...machine }) => ({ ...machine, image: imageUrl(image === null ? null : String(image)) }),
  isLarge: true,
  update: restWrite(MachinePhotoBody, async ({ image }) => async (id, { db }) => {
    const stored = { image: image === null ? null : await storeImage(db, image, 'image') };
    await changeOne(db.updateTable('machines').set(stored).where('customer_machinery_id', '=', id), WHAT);
  }),
};
