import { z } from 'zod';
import { id, text } from '../fields';

export const Shop = z.looseObject({ shop_id: id, name: text });
export type Shop = z.output<typeof Shop>;
