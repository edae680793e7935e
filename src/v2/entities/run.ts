import { safeParse, z } from 'zod';
import { id, requiredText } from '../fields';
import { kindOf } from '../kinds';
import { CustomerEditBody, CustomerNew } from './customer';
import { MarketBody } from './market';
import { NewsBody } from './news';
import { ProductEditForm } from './product';
import { SubcategoryEditBody } from './subcategory';

/**
 * A run: a change of many records (`/api/runs`). A row says what the user saw in the fields that change, and what they
 * become, in the shape of a record. A run that reverts another one has no rows of its own.
 */

type Fields = Readonly<Record<string, z.core.$ZodType>>;
export type Values = Readonly<Record<string, unknown>>;

const { main_image: _image, ...productFields } = ProductEditForm.shape;
// The e-mail is a copy of another field.
const { password: _password, email: _email, ...customerFields } = CustomerEditBody.shape;

/** The fields that a run may change, with their rules. */
export const RUN_FIELDS = {
  products: productFields as Fields,
  customers: {
    ...customerFields,
    // A set: v2 answers them in an order of its own.
    shops: CustomerNew.shape.shops.overwrite((shops) => shops.toSorted((one, other) => one.shop_id - other.shop_id)),
  } as Fields,
  subcategories: SubcategoryEditBody.shape as Fields,
  market: { published: MarketBody.shape.published } as Fields,
  news: { shop_id: NewsBody.shape.shop_id } as Fields,
};
export type RunResource = keyof typeof RUN_FIELDS;

/** The most rows of a run: the server carries them out in one transaction, within the time that a write may take. */
export const RUN_MAX = 2_500;

/** A field of a record is a value or a list of rows. Much deeper ones would exhaust the stack when they are compared. */
const DEPTH_MAX = 10;
const isWithin = (value: unknown, depth: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (depth > 0 && Object.values(value).every((inner) => isWithin(inner, depth - 1)));
const RowValues = z.looseObject({}).refine((values) => isWithin(values, DEPTH_MAX), 'Deze waarde is niet geldig.');

const RunRow = z.object({ id, old: RowValues, new: RowValues });
export type RunRow = z.output<typeof RunRow>;

export const RunBody = z.object({
  resource: z.enum(
    Object.keys(RUN_FIELDS) as [RunResource, ...RunResource[]],
    'Deze lijst kan niet in één keer worden gewijzigd.',
  ),
  label: requiredText('Wijziging'),
  rows: z
    .array(RunRow)
    .min(1, 'Kies minstens één regel.')
    .max(RUN_MAX, `Wijzig hoogstens ${RUN_MAX} regels in één keer.`)
    .refine((rows) => new Set(rows.map((row) => row.id)).size === rows.length, 'Wijzig elke regel hoogstens één keer.'),
});
export type RunBody = z.output<typeof RunBody>;

/** The run to revert. */
export const RevertBody = z.object({ reverts: id });

/** done; changed: someone else changed the record since; gone: deleted; refused: a rule forbids it; same: had it already. */
export const OUTCOMES = ['done', 'changed', 'gone', 'refused', 'same'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** A row of a run as it went. `old` and `new` are what is stored, of a row that was done; else what was asked. */
export interface CarriedOut {
  record_id: number;
  record_name: string;
  old: Values;
  new: Values;
  outcome: Outcome;
  reason: string;
}

/** The values as the rules write them, or the first reason why they are refused. Fields without a rule are refused. */
export const checkedValues = (fields: Fields, values: Values): { values: Values } | { refused: string } => {
  const checked: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!field) return { refused: `${name} kan niet in één keer worden gewijzigd.` };
    const result = safeParse(field, value);
    if (!result.success) return { refused: result.error.issues[0]?.message ?? 'Deze waarde is niet geldig.' };
    checked[name] = result.data;
  }
  return { values: checked };
};

/** '012.50' and '12.5' -> '12.5': an older v2 may store another text than was sent. What is longer is no price. */
const bareDecimal = (text: string): string =>
  /^-?\d{1,20}\.\d{1,20}$/.test(text) ? text.replace(/\.?0+$/, '').replace(/^(-?)0+(?=\d)/, '$1') : text;

/** True when these fields of both mean the same to their rules: '12,5' and '12.50' do. */
export const sameValues = (fields: Fields, one: Values, other: Values, names: readonly string[]): boolean =>
  names.every((name) => {
    const written = (value: unknown) => {
      const field = fields[name];
      const result = field && safeParse(field, value);
      const read = (result?.success ? result.data : value) ?? null;
      const kind = kindOf(field)?.kind;
      return kind === 'price' || kind === 'decimal' ? bareDecimal(String(read ?? '')) : JSON.stringify(read);
    };
    return written(one[name]) === written(other[name]);
  });

/** A run of `/api/runs`. */
export interface Run {
  id: number;
  created: string;
  user_name: string;
  resource: RunResource;
  label: string;
  changed: number;
  refused: number;
  reverts: number | null;
  reverted_by: number | null;
}

/** A row of `/api/run_rows`. */
export interface StoredRow extends CarriedOut {
  id: number;
  run_id: number;
}
