import { z } from 'zod';
import { MACHINE_PRODUCT_CODES } from '../../v2/constants';
import type { Declaration } from '../../v2/declaration';
import type { MachineProduct } from '../../v2/entities/machineProduct';
import { decimalText, optionalText, requiredText } from '../../v2/fields';

const CODES: ReadonlySet<string> = new Set(MACHINE_PRODUCT_CODES);

/** What a machine's product code stands for: v2 knows the codes alone (section 9). */
export const declaration: Declaration = {
  name: 'machine_products',
  what: 'Het machineproduct',
  title: 'name',
  searched: ['code', 'name', 'sku'],
  canDelete: true,
  body: z.object({
    code: requiredText('Code').refine((code) => code === '' || CODES.has(code), 'Kies een code uit de lijst.'),
    name: requiredText('Naam'),
    sku: optionalText(),
    litres: decimalText('Vul een aantal liters in, bijvoorbeeld 20 of 2,5.'),
  }) satisfies z.ZodType<Omit<MachineProduct, 'id'>>,
};
