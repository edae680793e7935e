import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endpoints } from '../../src/v2/endpoints';
import { Customer } from '../../src/v2/entities/customer';
import { Product } from '../../src/v2/entities/product';
import { ListedTransaction, TransactionDetail } from '../../src/v2/entities/transaction';
import { many, testOf, unreadIn } from '../../src/v2/many';

/** What an installation may send in a field, in its final form and in others. */
const value = fc.oneof(
  fc.constantFrom(null, undefined, '', '0', '1', 0, -0, 1, -1, true, false, '12,50', '12.50', '-', 'Y', 'N', 'x'),
  fc.integer(),
  fc.double(),
  fc.string(),
  fc.constantFrom([], [{ shop_id: 1 }], [{ shop_id: '1' }], [{}], {}),
);
/** Records in their final form, but for one field. */
const recordsOf = (schema: z.ZodObject) => {
  const final = schema.parse({ customer_id: 1, product_id: 1, orderno: 1 });
  const record = fc.record({ field: fc.constantFrom(...Object.keys(schema.shape)), value });
  return fc.array(
    record.map(({ field, value }) => ({ ...final, [field]: value })),
    { maxLength: 2 },
  );
};

const outcome = (schema: { parse: (input: unknown) => unknown }, input: unknown) => {
  try {
    return { data: schema.parse(input) };
  } catch {
    return 'refused' as const;
  }
};

describe('a list', () => {
  it.each([
    ['customers', Customer],
    ['products', Product],
    ['transactions', ListedTransaction],
    ['transactions with their lines', TransactionDetail],
  ] as const)('of %s is read as each of its records is, whatever comes', (_, schema) => {
    fc.assert(
      fc.property(recordsOf(schema), (records) => {
        const each = records.map((record) => outcome(schema, record));
        const read = each.flatMap((one) => (typeof one === 'string' ? [] : [one.data]));
        const isLost = records.length > 0 && read.length === 0;
        const unread = records.length - read.length;
        const data = unread > 0 ? Object.assign(read, { unread }) : read;
        expect(outcome(many(schema), records)).toEqual(isLost ? 'refused' : { data });
      }),
      { numRuns: 1000 },
    );
  });

  it('that needs no reading is taken as it came, without a copy', () => {
    const read = Customer.parse({ customer_id: 1, company_name: 'Wasstraat De Brug', shops: [{ shop_id: 2 }] });
    const list = [{ ...read, extra: 'blijft' }];
    expect(many(Customer).parse(list)).toBe(list);
    expect(many(Customer).parse([{ ...read, order_on_invoice: '1' }])).toEqual([{ ...read, order_on_invoice: 1 }]);
  });

  it('of orders that needs no reading is taken as it came, with and without what the contract does not promise', () => {
    const bare = ListedTransaction.parse({ orderno: 1 });
    expect(bare).not.toHaveProperty('total');
    const list = [bare, { ...bare, total: '84.50', created: '2026-11-16 10:00:00', shop_id: 1, customer_id: null }];
    expect(many(ListedTransaction).parse(list)).toBe(list);
  });

  it('of days is put in order, and still tells how many could not be read', () => {
    const days = endpoints.home.salesLastWeeks.data.parse([
      { full_date: '2026-11-16', sold_orders: 3 },
      { full_date: '2026-11-15', sold_orders: 'veel' },
      { full_date: '2026-11-14', sold_orders: 1 },
    ]);
    expect(days.map(({ full_date }) => full_date)).toEqual(['2026-11-14', '2026-11-16']);
    expect(unreadIn(days)).toBe(1);
  });

  it('that is none is refused', () => {
    for (const input of [null, undefined, {}, 'x', [null], [1]]) expect(outcome(many(Customer), input)).toBe('refused');
  });
});

describe('a schema that nobody spoke for', () => {
  it('is never trusted to leave a value as it is', () => {
    expect(testOf(z.string().transform((text) => text.length))('x')).toBe(false);
    expect(testOf(z.object({}))({})).toBe(false);
    expect(testOf(z.looseObject({ name: z.string().trim() }))({ name: ' x' })).toBe(false);
  });
});
