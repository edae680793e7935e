import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { runTexts } from '../../i18n/nl/late/runs';
import { type BulkChange, changedPrice, planOf } from '../../src/bulk/plan';
import { NO_DISCOUNT_PRICE } from '../../src/v2/entities/product';

const percent = (value: string) => ({ by: 'percent', value, rounding: 'cents' }) as const;
const amount = (value: string) => ({ by: 'amount', value, rounding: 'cents' }) as const;

describe('a price', () => {
  test.each([
    ['12.50', percent('4,5'), '13.06'],
    ['12.50', percent('+4.5'), '13.06'],
    ['0.10', percent('4,5'), '0.10'],
    ['100', percent('-10'), '90.00'],
    ['100', percent('-100'), '0.00'],
    ['100', percent('-100,01'), 'below'],
    ['1234.5678', percent('0'), '1234.57'],
    ['0.005', amount('0'), '0.01'],
    ['7', amount('-0,5'), '6.50'],
    ['7', amount('-7,01'), 'below'],
    ['', percent('4,5'), null],
    ['12.50', percent('veel'), null],
  ])('%s by %o is %s', (price, change, expected) => {
    expect(changedPrice(price, change)).toBe(expected);
  });

  test.each([
    ['12.50', '0', '12.95'],
    ['12.44', '0', '11.95'],
    ['12.45', '0', '12.95'],
    ['0.10', '0', '0.95'],
    ['0', '0', '0.95'],
    ['99.50', '4,5', '103.95'],
    ['12.95', '0', '12.95'],
  ])('%s and %s percent, ending in 95 cents, is %s', (price, value, expected) => {
    expect(changedPrice(price, { by: 'percent', value, rounding: 'ninetyFive' })).toBe(expected);
  });

  const cents = fc.integer({ min: 0, max: 99_999_999 });
  const text = (value: number) => (value / 100).toFixed(2);

  it('always has whole cents, at most half a cent from the exact one', () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: -1_000_000, max: 1_000_000 }), (price, tenThousandths) => {
        const made = changedPrice(text(price), percent(String(tenThousandths / 10_000)));
        expect(made).toMatch(/^\d+\.\d{2}$/);
        const exact = BigInt(price) * (1_000_000n + BigInt(tenThousandths));
        const off = BigInt(Math.round(Number(made) * 100)) * 1_000_000n - exact;
        expect(off <= 500_000n && off >= -500_000n).toBe(true);
      }),
    );
  });

  it('ends in 95 cents, and is at most half a euro from the exact one', () => {
    fc.assert(
      fc.property(cents, cents, (price, more) => {
        const made = changedPrice(text(price), { by: 'amount', value: text(more), rounding: 'ninetyFive' });
        expect(made).toMatch(/\.95$/);
        const off = Math.round(Number(made) * 100) - price - more;
        expect(off <= 95 && (off <= 50 || price + more < 45) && off >= -49).toBe(true);
      }),
    );
  });

  it('goes up and down by an amount to what it was', () => {
    fc.assert(
      fc.property(cents, cents, (price, more) => {
        const up = changedPrice(text(price), amount(text(more)));
        expect(changedPrice(String(up), amount(`-${text(more)}`))).toBe(text(price));
      }),
    );
  });
});

describe('a plan', () => {
  const price = (value: string, more: Partial<Extract<BulkChange, { kind: 'price' }>> = {}): BulkChange => ({
    ...{ kind: 'price', field: 'main_price', by: 'percent', rounding: 'cents', value },
    ...more,
  });
  const refused = (old: object, reason: string) => ({ state: 'refused', old, reason });

  it('of a price keeps the text that was seen, and leaves a price of the same value alone', () => {
    expect(planOf('products', price('4,5'), { main_price: '12.5' })).toEqual({
      ...{ state: 'changes', old: { main_price: '12.5' }, new: { main_price: '13.06' } },
    });
    expect(planOf('products', price('0'), { main_price: '12.5' })).toEqual({
      ...{ state: 'same', old: { main_price: '12.5' } },
    });
  });

  it('says why a price cannot change', () => {
    const { reasons } = runTexts;
    expect(planOf('products', price('4,5'), { main_price: '' })).toEqual(refused({ main_price: '' }, reasons.noPrice));
    expect(planOf('products', price('-101'), { main_price: '1' })).toEqual(
      refused({ main_price: '1' }, reasons.belowZero),
    );
    expect(planOf('products', price('900'), { main_price: '99999999' })).toEqual(
      refused({ main_price: '99999999' }, 'Vul een bedrag in, bijvoorbeeld 12,50.'),
    );
  });

  it('turns an action price on only where there is one', () => {
    const on: BulkChange = { kind: 'set', field: 'discount_price_active', value: 1 };
    const off = { discount_price: '', discount_price_active: 0 };
    expect(planOf('products', on, off)).toEqual(refused({ discount_price_active: 0 }, NO_DISCOUNT_PRICE));
    expect(planOf('products', on, { ...off, discount_price: '9.95' })).toMatchObject({ state: 'changes' });
    expect(planOf('products', { ...on, value: 0 }, off)).toMatchObject({ state: 'same' });
  });

  const place = (category: number, subcategory: number | null = null) => ({
    ...{ shop_id: 1, shop_product_category_id: category, shop_product_subcategory_id: subcategory },
  });
  const places = (kind: 'add' | 'remove', item: object): BulkChange => ({
    ...{ kind, field: 'categories', item: { ...item } },
  });

  it('adds a category once, and takes it away with its subcategories', () => {
    const record = { categories: [{ ...place(3, 7), name: 'from an older v2' }, place(4)] };
    expect(planOf('products', places('add', place(5)), record)).toMatchObject({
      new: { categories: [place(3, 7), place(4), place(5)] },
    });
    expect(planOf('products', places('add', place(3)), record)).toMatchObject({ state: 'same' });
    expect(planOf('products', places('add', place(3, 8)), record)).toMatchObject({
      new: { categories: [place(3, 7), place(4), place(3, 8)] },
    });
    expect(planOf('products', places('remove', place(3)), record)).toMatchObject({ new: { categories: [place(4)] } });
    expect(planOf('products', places('remove', place(3, 8)), record)).toMatchObject({ state: 'same' });
  });

  it('gives and takes shops, accounts, adverts and the shop of news', () => {
    const given: BulkChange = { kind: 'add', field: 'shops', item: { shop_id: 1 } };
    // As v2 answers them from then on.
    expect(planOf('customers', given, { shops: [{ shop_id: 2 }] })).toMatchObject({
      new: { shops: [{ shop_id: 1 }, { shop_id: 2 }] },
    });
    const shops: BulkChange = { kind: 'remove', field: 'shops', item: { shop_id: 1 } };
    expect(planOf('customers', shops, { shops: [{ shop_id: 1 }, { shop_id: 2 }] })).toEqual({
      ...{ state: 'changes', old: { shops: [{ shop_id: 1 }, { shop_id: 2 }] }, new: { shops: [{ shop_id: 2 }] } },
    });
    expect(planOf('customers', { kind: 'set', field: 'active', value: 'N' }, { active: 'Y' })).toMatchObject({
      new: { active: 'N' },
    });
    expect(planOf('market', { kind: 'set', field: 'published', value: 1 }, { published: 1 })).toMatchObject({
      state: 'same',
    });
    expect(planOf('news', { kind: 'set', field: 'shop_id', value: 2 }, { shop_id: 1 })).toMatchObject({
      new: { shop_id: 2 },
    });
  });

  it.each(['add', 'remove'] as const)('%s is refused for a list that the server does not tell', (kind) => {
    const change: BulkChange = { kind, field: 'shops', item: { shop_id: 1 } };
    const reason = 'De server vertelt niet wat hier al staat: bij een wijziging zou dat verdwijnen.';
    expect(planOf('customers', change, { customer_id: 7 })).toMatchObject({ state: 'refused', reason });
    expect(planOf('customers', change, { customer_id: 7, shops: null })).not.toMatchObject({ state: 'refused' });
  });

  it('added and removed again is what it was', () => {
    const item = fc.record({
      shop_id: fc.constant(1),
      shop_product_category_id: fc.integer({ min: 1, max: 5 }),
      shop_product_subcategory_id: fc.option(fc.integer({ min: 1, max: 3 })),
    });
    fc.assert(
      fc.property(fc.array(item, { maxLength: 6 }), item, (categories, wanted) => {
        const added = planOf('products', places('add', wanted), { categories });
        fc.pre(added.state === 'changes');
        const removed = planOf('products', places('remove', wanted), 'new' in added ? added.new : {});
        expect('new' in removed ? removed.new : {}).toEqual({ categories });
      }),
    );
  });
});

it('one row that waits is told as one', () => {
  expect([1, 2].map((waiting) => runTexts.counts(1200, 3, waiting))).toEqual([
    '1.200 gewijzigd, 3 niet, 1 wacht',
    '1.200 gewijzigd, 3 niet, 2 wachten',
  ]);
});
