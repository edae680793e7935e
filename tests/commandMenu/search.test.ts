import { describe, expect, it } from 'vitest';
import { commandEntries } from '../../src/commandMenu/commands/commandEntries';
import { parseCommand } from '../../src/commandMenu/commands/parseCommand';
import { type Entry, ofCustomer, ofProduct, ofTransaction } from '../../src/commandMenu/entries';
import { noteUse, ranked, type Used } from '../../src/commandMenu/ranking';
import { createSearchIndex } from '../../src/commandMenu/search/searchIndex';
import { Customer } from '../../src/v2/entities/customer';
import { Product } from '../../src/v2/entities/product';
import { ListedTransaction } from '../../src/v2/entities/transaction';

const NOW = Date.UTC(2026, 10, 23, 9);
const customer = (customer_id: number, fields: object) => ofCustomer(Customer.parse({ customer_id, ...fields }));
const product = (product_id: number, fields: object) => ofProduct(Product.parse({ product_id, ...fields }));
const order = (orderno: number, fields: object) => ofTransaction(ListedTransaction.parse({ orderno, ...fields }));

const aquaglans = customer(1, {
  company_name: 'Aquaglans',
  name: 'Piet Jansen',
  company_place: 'Étten-Leur',
  company_address: 'Ampèrestraat 20',
  company_phone: '+31 (0)297-123456',
  company_email: 'info@aquaglans.nl',
  king_debiteurnummer_sireon: 'D-1001',
});
const aquarius = customer(2, { company_name: 'Aquarius Autowas', name: 'Mia de Boer', company_phone: '0612345678' });
const shampoo = product(3, { main_title: 'Citroenshampoo 1 liter', sku: 'AS-CIT-1L', main_price: '12.5' });
const ordered = order(20240117, { company_name: 'Aquaglans', first_name: 'Piet', last_name: 'Jansen', total: '84.70' });
const sprank = customer(4, { company_name: 'Wasstraat Sprank', name: 'Sam Sol', company_phone: '0612345679' });
const orderedBySprank = order(20240200, { company_name: 'Wasstraat Sprank', first_name: 'Sam', total: '12.10' });
const page: Entry = {
  ...{ id: 'pages/push', kind: 'pages', title: 'Pushbericht', detail: '', names: '', more: '' },
  act: { to: '/news/push' },
};

const entries = [aquaglans, aquarius, shampoo, ordered, sprank, orderedBySprank, page];
const among = (records: readonly Entry[]) => {
  const index = createSearchIndex();
  for (const kind of new Set(records.map((entry) => entry.kind)))
    index.put(
      kind,
      records.filter((entry) => entry.kind === kind),
    );
  return (text: string, { used = {}, kind }: { used?: Used; kind?: string } = {}) =>
    ranked(index.find(text, kind), (id) => records.find((entry) => entry.id === id), text, used, NOW);
};
const find = among(entries);
const idsOf = (found: readonly Entry[]) => found.map(({ id }) => id);

describe('the menu finds', () => {
  it.each([
    ['aquagl', 'customers/1'],
    ['AQUAGLANS', 'customers/1'],
    ['jansen aqua', 'customers/1'],
    ['etten leur', 'customers/1'],
    ['0297 123456', 'customers/1'],
    ['0297123', 'customers/1'],
    ['+31 297 12 34 56', 'customers/1'],
    ['297 1234', 'customers/1'],
    ['amperestraat 20', 'customers/1'],
    ['info@aquaglans', 'customers/1'],
    ['d-1001', 'customers/1'],
    ['aquaglnas', 'customers/1'],
    ['akwaglans', 'customers/1'],
    ['as-cit-1l', 'products/3'],
    ['ascit1', 'products/3'],
    ['shampo citroen', undefined],
    ['citroenshampo', 'products/3'],
    ['20240117', 'transactions/20240117'],
    ['push', 'pages/push'],
  ])('by %j', (text, id) => {
    expect(idsOf(find(text))[0]).toBe(id);
  });

  it('nothing by numbers that are nearly right, nor when one word is nowhere', () => {
    expect(find('20240118')).toEqual([]);
    expect(find('aquaglans delft')).toEqual([]);
  });

  it('what one came for: the telephone as it is dialled, the price, the total', () => {
    const values = [aquaglans, aquarius, shampoo, ordered, page].map(({ value }) => value);
    expect(values).toEqual(['0297 123456', '06 12345678', '€\u00a012,50', '€\u00a084,70', undefined]);
  });
});

describe('in the order', () => {
  it('the name before those who mention it', () => {
    expect(idsOf(find('aquaglans'))).toEqual(['customers/1', 'transactions/20240117']);
    expect(idsOf(find('sprank'))).toEqual(['customers/4', 'transactions/20240200']);
  });

  it('what is chosen often and lately comes first among equals, but no guess before a hit', () => {
    expect(idsOf(find('aqua'))[0]).toBe('customers/1');
    const used = noteUse(noteUse({}, 'customers/2', NOW), 'customers/2', NOW);
    expect(idsOf(find('aqua', { used }))[0]).toBe('customers/2');
    expect(idsOf(find('aquaglans', { used }))[0]).toBe('customers/1');
  });

  it('remembers fifty choices, and forgets the least familiar', () => {
    let used: Used = {};
    for (let at = 0; at < 60; at += 1) used = noteUse(used, `customers/${at}`, NOW + at * 86_400_000);
    expect(Object.keys(used)).toHaveLength(50);
    expect(used['customers/59']).toEqual({ count: 1, last: NOW + 59 * 86_400_000 });
    expect(used['customers/0']).toBeUndefined();
  });
});

describe('a command', () => {
  const doneAmong = async (records: readonly Entry[], line: string) => {
    const command = parseCommand(line, new Date(2026, 10, 23, 12));
    if (!command) throw new Error(`no command: ${line}`);
    const found = await commandEntries(command, {
      familiar: among(records)('aquaglans', { kind: 'customers' }),
      find: async (words, kind) => among(records)(words.join(' '), { kind }),
      advisors: [
        { user_id: 7, name: 'Bram Bakker' },
        { user_id: 8, name: 'Jan de Wit' },
        { user_id: 9, name: 'Janneke Smit' },
        { user_id: 10, name: 'Jannes Smit' },
      ],
      translate: (key, { name = '' } = {}) => `${key} ${name}`.trim(),
      momentText: (day = '', time = '') => `${day} ${time}`.trim(),
    });
    return found;
  };
  const done = (line: string) => doneAmong(entries, line);

  it.each([
    ['waterrapport aquaglans', [{ to: '/reports/new/waterreport/1', record: {} }]],
    ['machine aquagl', [{ to: '/machines/new/1', record: {} }]],
    ['afspraak morgen 10:00 jansen', [{ to: '/reports/new/1', record: { scheduled: '2026-11-24 10:00' } }]],
    ['afspraak jansen 10:00', [{ to: '/reports/new/1', record: { scheduled: '10:00' } }]],
    ['afspraak jansen door bram', [{ to: '/reports/new/1', record: { user_id: 7 } }]],
    ['taak aquaglans pomp nakijken', [{ to: '/tasks/1', record: { description: 'pomp nakijken' } }]],
    ['taak aquaglans', [{ to: '/tasks/1', record: {} }]],
    ['prijs AS-CIT-1L', [{ to: '/products/3' }]],
    ['bel jansen', [{ call: 'tel:0297123456' }]],
    ['bel niemand', []],
    ['bel', [{ call: 'tel:0297123456' }]],
    ['prijs', []],
    ['afspraak 24-11-2026', [{ to: '/reports/new/1', record: { scheduled: '2026-11-24' } }]],
  ])('%s', async (line, acts) => {
    expect((await done(line)).map(({ act }) => act)).toEqual(acts);
  });

  it.each([
    ['bram', { user_id: 7 }, 'commandMenu.do.by Bram Bakker'],
    ['jan', { user_id: 8 }, 'commandMenu.do.by Jan de Wit'],
    ['jann', {}, 'commandMenu.do.byNobody'],
    ['piet', {}, 'commandMenu.do.byNobody'],
  ])('afspraak jansen door %s: shows which advisor it takes, or that it knows none', async (name, record, detail) => {
    expect(await done(`afspraak jansen door ${name}`)).toMatchObject([{ act: { record }, detail }]);
    expect((await done(`afspraak jansen door ${name}`))[0]?.act).toEqual({ to: '/reports/new/1', record });
  });

  const namesakes = [
    customer(11, { company_name: 'Damen Autowas', company_phone: '0612345671' }),
    customer(12, { company_name: 'Van Dam Carwash', company_phone: '0612345672' }),
    customer(13, { company_name: 'Wasstraat Jansen', name: 'Kim van Veen', company_place: 'Voorburg' }),
    customer(14, { company_name: 'Jansen Autowas' }),
  ];
  it.each([
    ['bel van dam', ['call:customers/12', 'call:customers/11']],
    ['bel autowas', ['call:customers/11', 'customers/14']],
    ['afspraak met van dam morgen 10:00', ['appointment:customers/12', 'appointment:customers/11']],
    ['waterrapport van jansen', ['waterReport:customers/14', 'waterReport:customers/13']],
    ['waterrapport voor jansen', ['waterReport:customers/14', 'waterReport:customers/13']],
  ])('%s: a word before the name counts where it is a part of one', async (line, ids) => {
    expect(idsOf(await doneAmong(namesakes, line))).toEqual(ids);
  });

  const busy = [
    customer(21, {
      company_name: 'Aquaglans',
      name: 'Piet de Vries',
      company_place: 'Deventer',
      company_email: 'info@a.nl',
    }),
    customer(22, { company_name: 'Jansen Wasstraat', company_place: 'Beilen', company_email: 'jansen@gmail.com' }),
    customer(23, { company_name: 'Jansen Autowas', name: 'Bella Bos', company_place: 'Zwolle' }),
    customer(24, { company_name: 'Van Dam Carwash' }),
    customer(25, { company_name: 'Damen Autowas' }),
  ];
  it.each([
    ['aquaglans info sturen over wax', ['info sturen over wax'], [21]],
    ['aquaglans in december bellen', ['in december bellen'], [21]],
    ['aquaglans de pomp nakijken', ['de pomp nakijken'], [21]],
    ['akwaglans de pomp nakijken', ['de pomp nakijken'], [21]],
    ['aquagl pomp nakijken', ['pomp nakijken'], [21]],
    ['jansen bellen', ['bellen', 'bellen'], [22, 23]],
    ['jansen mail sturen', ['mail sturen', 'mail sturen'], [22, 23]],
    ['jansen was', [undefined], [22]],
    ['jansen was nabestellen', ['was nabestellen', 'was nabestellen'], [22, 23]],
    ['jansen beilen pomp nakijken', ['pomp nakijken'], [22]],
    ['van dam pomp nakijken', ['pomp nakijken'], [24]],
    ['voor van dam pomp nakijken', ['pomp nakijken'], [24]],
  ])('taak %s: only the name is taken off what is to be done', async (words, descriptions, ids) => {
    const acts = (await doneAmong(busy, `taak ${words}`)).map(({ act }) => act);
    expect(acts).toEqual(
      ids.map((id, at) => ({
        to: `/tasks/${id}`,
        record: descriptions[at] === undefined ? {} : { description: descriptions[at] },
      })),
    );
  });
});
