import { z } from 'zod';
import {
  MACHINE_FREQUENCY_MAX,
  MACHINE_PERCENTAGE_MAX,
  MACHINE_PRODUCT_CODES,
  MACHINE_USAGE_MAX_DIGITS,
} from '../constants';
import { withDot } from '../decimalNotation';
import { id, nullableId, optionalText, place, placeText, TEXT_MAX, TITLE_MAX, text } from '../fields';
import { ofKind } from '../kinds';
import { manyWithin, unchangedWhen } from '../many';
import { OfCustomer } from './customer';

const CODE_LENGTH = 3;
const CODES: ReadonlySet<string> = new Set(MACHINE_PRODUCT_CODES);
/** A product code (section 9). An installation that stores it as a number answers 2 for 002. */
const asCode = (value: unknown): unknown => {
  const code = String(value ?? '').padStart(CODE_LENGTH, '0');
  return CODES.has(code) ? code : value;
};
const productCode = unchangedWhen(
  z.preprocess(asCode, text),
  (value) => typeof value === 'string' && asCode(value) === value,
);

/** A machine in a customer's wash line (section 3). `type` is its function, `slag` its frequency. */
export const Machine = z.looseObject({
  customer_machinery_id: id,
  customer_id: nullableId,
  brand: text,
  type: text,
  production_year: text,
  line: text,
  line_speed: text,
  product: productCode,
  percentage: text,
  slag: text,
  usage_ml: text,
  comments: text,
  view_order: place,
});
export type Machine = z.output<typeof Machine>;

/** Without the spaces that a pasted number comes with. */
const trimmedNumber = z.preprocess((value) => (typeof value === 'string' ? value.trim() : value), optionalText(20));
/** A number as text, with comma or dot; may be empty. */
const numberUpTo = (max: number) =>
  ofKind(
    { kind: 'decimal' },
    trimmedNumber.refine((value) => {
      if (value === '') return true;
      const plain = withDot(value);
      const amount = /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
      return amount >= 0 && amount <= max;
    }, `Vul een getal van 0 tot en met ${max} in.`),
  );

/** Section 5: nothing is required; percentage 0-100, frequency 0-1000, usage at most 10 digits. */
export const MachineBody = z.object({
  brand: optionalText(),
  type: optionalText(),
  production_year: optionalText(10),
  line: optionalText(TITLE_MAX),
  line_speed: optionalText(10),
  product: optionalText(10),
  percentage: numberUpTo(MACHINE_PERCENTAGE_MAX),
  slag: numberUpTo(MACHINE_FREQUENCY_MAX),
  usage_ml: trimmedNumber.refine(
    (value) => new RegExp(`^\\d{0,${MACHINE_USAGE_MAX_DIGITS}}$`).test(value),
    `Vul een heel getal in van hoogstens ${MACHINE_USAGE_MAX_DIGITS} cijfers, zonder punten.`,
  ),
  comments: optionalText(TEXT_MAX),
});
export const CustomerMachines = z.looseObject({ machines: manyWithin(Machine), customer: OfCustomer });

/** `view_order` is text. */
export const MachineOrder = z.object({
  order: z.array(z.object({ machineId: id, view_order: placeText })),
});
