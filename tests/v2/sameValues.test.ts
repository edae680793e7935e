import { expect, it } from 'vitest';
import { RUN_FIELDS, sameValues } from '../../src/v2/entities/run';

const same = (one: unknown, other: unknown) =>
  sameValues(RUN_FIELDS.products, { main_price: one }, { main_price: other }, ['main_price']);

it.each([
  ['12,5', '12.50'],
  ['12.50', '012.5'],
  ['12', '12.00'],
  ['-3.10', '-3.1'],
  [null, ''],
])('%s and %s are the same price', (one, other) => expect(same(one, other)).toBe(true));

it.each([
  ['12.5', '12.05'],
  ['12', '120'],
  ['', '0'],
  // Nobody's price, and compared as it stands: to take its zeros off would cost the square of its length.
  [`1.${'0'.repeat(30)}`, '1'],
])('%s and %s are not', (one, other) => expect(same(one, other)).toBe(false));
