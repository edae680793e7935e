import { runTexts } from '../../i18n/nl/late/runs';
import { parseDecimal, toCents } from '../lib/decimals';
import { isDearer } from '../lib/hints';
import { lacksDiscountPrice, NO_DISCOUNT_PRICE } from '../v2/entities/product';
import { checkedValues, RUN_FIELDS, type RunResource, sameValues, type Values } from '../v2/entities/run';

/** What a change makes of records: pure, so that the trial shows exactly what will be sent. */

export type Rounding = 'cents' | 'ninetyFive';

export type BulkChange =
  /** By a percentage or by an amount in euros without VAT; `value` is decimal text with a sign. */
  | { kind: 'price'; field: string; by: 'percent' | 'amount'; value: string; rounding: Rounding }
  | { kind: 'set'; field: string; value: unknown }
  /** An item of a list: a shop, or a category with or without a subcategory. */
  | { kind: 'add' | 'remove'; field: string; item: Values };

export type Planned =
  | { state: 'changes'; old: Values; new: Values }
  | { state: 'same'; old: Values }
  | { state: 'refused'; old: Values; reason: string };

/** In ten-thousandths, as `parseDecimal` gives: a cent, a euro, 95 cents, and the whole of a percentage. */
const EURO = 10_000n;
const NINETY_FIVE = 9_500n;
const WHOLE = 1_000_000n;

const floorDivided = (value: bigint, divisor: bigint): bigint => {
  const quotient = value / divisor;
  return value < 0n && quotient * divisor !== value ? quotient - 1n : quotient;
};

/** The nearest price that ends in 95 cents, at least € 0,95; half a euro goes up. */
const toNinetyFive = (numerator: bigint, denominator: bigint): string => {
  const euros = floorDivided(numerator - (NINETY_FIVE - EURO / 2n) * denominator, EURO * denominator);
  return toCents((euros < 0n ? 0n : euros) * EURO + NINETY_FIVE);
};

/**
 * '12.50' + 4,5 % -> '13.06', in whole cents or ending in 95 cents. Rounds once. Null when a text is no amount, and
 * 'below' when the price would be below zero.
 */
export const changedPrice = (
  price: string,
  { by, value, rounding }: Pick<Extract<BulkChange, { kind: 'price' }>, 'by' | 'value' | 'rounding'>,
): string | 'below' | null => {
  const [units, change] = [parseDecimal(price), parseDecimal(value)];
  if (units === null || change === null) return null;
  const [numerator, denominator] =
    by === 'percent' ? [units * (WHOLE + change), WHOLE] : ([units + change, 1n] as const);
  if (numerator < 0n) return 'below';
  return rounding === 'cents' ? toCents(numerator, 1n, denominator) : toNinetyFive(numerator, denominator);
};

/** True for an item of a category, whatever its subcategory, when the wanted one has none. */
const isItem = (wanted: Values, item: Values): boolean =>
  Object.entries(wanted).every(([name, value]) => value === null || item[name] === value);

const itemsOf = (list: unknown, like: Values): Values[] =>
  (Array.isArray(list) ? list : []).map((item: Values) =>
    Object.fromEntries(Object.keys(like).map((name) => [name, item[name] ?? null])),
  );

type Made = { made: unknown } | { reason: string };

const makeOf = (change: BulkChange, record: Values): Made => {
  const held = record[change.field];
  // An older v2 may leave a list out; what is sent replaces it whole.
  if ((change.kind === 'add' || change.kind === 'remove') && held === undefined)
    return { reason: runTexts.reasons.untold };
  switch (change.kind) {
    case 'price': {
      const price = changedPrice(String(held ?? ''), change);
      if (price === null) return { reason: runTexts.reasons.noPrice };
      return price === 'below' ? { reason: runTexts.reasons.belowZero } : { made: price };
    }
    case 'set':
      if (change.field === 'discount_price_active' && lacksDiscountPrice({ ...record, [change.field]: change.value }))
        return { reason: NO_DISCOUNT_PRICE };
      return { made: change.value };
    case 'add': {
      const items = itemsOf(held, change.item);
      return { made: items.some((item) => isItem(change.item, item)) ? items : [...items, change.item] };
    }
    case 'remove':
      return { made: itemsOf(held, change.item).filter((item) => !isItem(change.item, item)) };
  }
};

const PRICES = ['main_price', 'discount_price', 'discount_price_active'];

/** True for a product that comes to be sold at an action price that is not lower than its price: nothing refuses that. */
export const makesDearer = (record: Values, changed: Values): boolean => {
  const { main_price, discount_price, discount_price_active } = { ...record, ...changed };
  return (
    PRICES.some((field) => field in changed) &&
    discount_price_active === 1 &&
    isDearer(String(discount_price ?? ''), String(main_price ?? ''))
  );
};

/** What the change makes of a record of this resource: by its own rules, and those of its forms. */
export const planOf = (resource: RunResource, change: BulkChange, record: Values): Planned => {
  const { field } = change;
  const fields = RUN_FIELDS[resource];
  const held = record[field] ?? null;
  const old = { [field]: change.kind === 'add' || change.kind === 'remove' ? itemsOf(held, change.item) : held };
  const wanted = makeOf(change, record);
  if ('reason' in wanted) return { state: 'refused', old, reason: wanted.reason };
  const made = { [field]: wanted.made };
  if (sameValues(fields, old, made, [field])) return { state: 'same', old };
  const checked = checkedValues(fields, made);
  return 'refused' in checked
    ? { state: 'refused', old, reason: checked.refused }
    : { state: 'changes', old, new: checked.values };
};
