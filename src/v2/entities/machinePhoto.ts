import { z } from 'zod';
import { dataUrl } from '../fields';

/** The photo of a machine (`/api/machine_photos`), for which v2 has no field; null takes it away. */
export const MachinePhotoBody = z.object({ image: dataUrl('Foto').nullable() });

/** A machine as `/api/machine_photos` lists it. */
export interface MachinePhoto {
  id: number;
  customer_id: number;
  /** The path of the stored picture; null without one. */
  image: string | null;
}
