import { z } from 'zod';
import { MACHINE_FREQUENCY_MAX, MACHINE_PERCENTAGE_MAX, MACHINE_USAGE_MAX_DIGITS } from '../constants';
import { count, id, nullableId, optionalText, placeText, TEXT_MAX, text } from '../fields';
import { Customer } from './customer';

/** A machine in a customer's wash line (section 3). `type` is its function, `slag` its frequency. */
export const Machine = z.looseObject({
  customer_machinery_id: id,
  customer_id: nullableId,
  brand: text,
  type: text,
  production_year: text,
  line: text,
  line_speed: text,
  product: text,
  percentage: text,
  slag: text,
  usage_ml: text,
  comments: text,
  view_order: count,
});
export type Machine = z.output<typeof Machine>;

/** A number typed as text, comma or dot; may be empty. */
const numberUpTo = (max: number) =>
  optionalText(20).refine((value) => {
    if (value === '') return true;
    const amount = /^\d+([.,]\d+)?$/.test(value) ? Number(value.replace(',', '.')) : Number.NaN;
    return amount >= 0 && amount <= max;
  }, `Vul een getal van 0 tot en met ${max} in.`);

/** Section 5: nothing is required; percentage 0-100, frequency 0-1000, usage at most 10 digits. */
export const MachineBody = z.object({
  brand: optionalText(),
  type: optionalText(),
  production_year: optionalText(10),
  line: optionalText(),
  line_speed: optionalText(10),
  product: optionalText(10),
  percentage: numberUpTo(MACHINE_PERCENTAGE_MAX),
  slag: numberUpTo(MACHINE_FREQUENCY_MAX),
  usage_ml: optionalText(20).refine(
    (value) => new RegExp(`^\\d{0,${MACHINE_USAGE_MAX_DIGITS}}$`).test(value),
    `Vul hoogstens ${MACHINE_USAGE_MAX_DIGITS} cijfers in.`,
  ),
  comments: optionalText(TEXT_MAX),
});
export const CustomerMachines = z.looseObject({ machines: z.array(Machine), customer: Customer });

/** `view_order` is text. */
export const MachineOrder = z.object({
  order: z.array(z.object({ machineId: id, view_order: placeText })),
});
