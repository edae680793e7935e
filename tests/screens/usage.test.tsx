import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { addDays, addMonths, format, getDaysInMonth, startOfMonth } from 'date-fns';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
// Imported here, so that no test's time limit includes loading it.
import '../../src/pages/usage/UsagePage';
import { usageTexts } from '../../i18n/nl/late/usage';
import { businessDay } from '../../src/lib/dates';
import { aCustomer, aMachine, anOrder } from '../support/builders';
import { aMachineProduct } from '../support/declaredRecords';
import { catchDownloads } from '../support/downloads';
import { withoutApi } from '../support/failing';
import { gate } from '../support/gate';
import { renderApp, textsOf } from '../support/screen';
import { createTestServer, MONDAY } from '../support/server';

/** Four cars a day on seven days a week and 250 ml a car: a litre a day. */
const LITRE_A_DAY = { usage_ml: '250', product: '110' };
const thisMonth = () => startOfMonth(businessDay(MONDAY));
const daysOf = (nth: number) => getDaysInMonth(addMonths(thisMonth(), nth));
const order = async () => within(await screen.findByRole('table', { name: 'Bestellijst' }));
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
/** The figures of the products, one after the other; of each what is in stock comes first. */
const cells = async () => textsOf((await order()).getAllByRole('cell'));
/** Of the first product: how many packages to order; and the litres of three months, and those that were ordered. */
const toOrder = async () => (await cells())[1];
const litresOf = async () => (await cells()).slice(3, 7);

it('of the machines is added up per product and month, beside what was ordered and how long the stock lasts', async () => {
  const server = await createTestServer();
  const customer_id = await aCustomer(server.db, { company_name: 'Zwaan' });
  await aMachineProduct(server.db);
  await aMachine(server.db, { customer_id, brand: 'Kleanor', ...LITRE_A_DAY });
  await aMachine(server.db, { customer_id, brand: 'Kleanor', usage_ml: 'veel', product: '002' });
  // Three packages of 20 litres in three months.
  const created = format(addMonths(thisMonth(), -2), 'yyyy-MM-15 10:00:00');
  await anOrder(server.db, { customer_id, created, lines: [{ sku: 'VE-ZV-20L', quantity: 3 }] });
  const files = catchDownloads();
  const { user } = await renderApp({ server, route: `/customers/usage/${customer_id}` });
  await screen.findByRole('heading', { level: 1, name: 'Verbruik · Zwaan' });
  await screen.findByText(/^Eén machine .* telt niet mee\.$/);
  type('Auto’s per dag', '4');
  type('Wasdagen per week', '7');
  const months = [1, 2, 3].map(daysOf);
  await waitFor(async () => expect(await litresOf()).toEqual([...months.map((days) => `${days},0`), '20,0']));
  (await order()).getByRole('rowheader', { name: '110 · Velgenreiniger' });

  // A number that is none is refused and stays; the last good one counts.
  type('Wasdagen per week', '8');
  await screen.findByText('Vul een getal in van 0 tot en met 7.');
  expect(screen.getByLabelText<HTMLInputElement>('Wasdagen per week').value).toBe('8');
  expect((await litresOf())[0]).toBe(`${months[0]},0`);

  const needed = months.reduce((sum, days) => sum + days, 0);
  type('Voorraad van 110 · Velgenreiniger in liters', '0');
  await waitFor(async () => expect(await toOrder()).toBe(String(Math.ceil(needed / 20))));
  type('Voorraad van 110 · Velgenreiniger in liters', 'half vat');
  await (await order()).findByText('Geen getal');
  type('Voorraad van 110 · Velgenreiniger in liters', '80');
  // From today, the 16th, to the end of the month 15 of the 80 are used.
  await waitFor(async () => expect(await toOrder()).toBe(String(Math.ceil((needed - 65) / 20))));

  await user.click(screen.getByRole('button', { name: 'Download Bestellijst als CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(await files[0]?.text()).toContain(
    `110 · Velgenreiniger;VE-ZV-20L;${needed},0;80;${Math.ceil((needed - 65) / 20)}`,
  );
  // Lasts until within the third month, and is not enough for it.
  type('Voorraad van 110 · Velgenreiniger in liters', String(needed));
  await waitFor(async () => expect(await toOrder()).toBe('1'));
  (await order()).getByText(format(addDays(businessDay(MONDAY), needed), 'dd-MM-yyyy'));
  // As a Dutch spreadsheet reads a number; what is none is not in the file.
  for (const [typed, inFile] of [
    ['12.5', '12,5'],
    ['half vat', ''],
  ] as const) {
    type('Voorraad van 110 · Velgenreiniger in liters', typed);
    await user.click(screen.getByRole('button', { name: 'Download Bestellijst als CSV' }));
    await waitFor(async () => expect(await files.at(-1)?.text()).toContain(`VE-ZV-20L;${needed},0;${inFile};`));
  }
  type('Auto’s per dag', '400');
  await user.click(screen.getByRole('button', { name: 'Download Bestellijst als CSV' }));
  await waitFor(async () => expect(await files.at(-1)?.text()).toContain(`VE-ZV-20L;${100 * needed},0;`));
});

it('of products that come in the same package is one line to order', async () => {
  const server = await createTestServer();
  const customer_id = await aCustomer(server.db);
  await aMachineProduct(server.db);
  await aMachineProduct(server.db, 'Velgenreiniger sterk', '120');
  // Typed by hand.
  await sql`update machine_products set sku = 've-zv-20l ' where code = '110'`.execute(server.db);
  // A litre a day of each code.
  await aMachine(server.db, { customer_id, ...LITRE_A_DAY, product: '120' });
  await aMachine(server.db, { customer_id, ...LITRE_A_DAY });
  const created = format(addMonths(thisMonth(), -2), 'yyyy-MM-15 10:00:00');
  await anOrder(server.db, { customer_id, created, lines: [{ sku: 'VE-ZV-20L', quantity: 3 }] });
  await renderApp({ server, route: `/customers/usage/${customer_id}` });
  await (await order()).findByRole('rowheader', { name: '110 · Velgenreiniger, 120 · Velgenreiniger sterk' });
  type('Auto’s per dag', '4');
  type('Wasdagen per week', '7');
  const litres = [1, 2, 3].map((nth) => 2 * daysOf(nth));
  const packages = Math.ceil(litres.reduce((sum, one) => sum + one, 0) / 20);
  await waitFor(async () => expect(await litresOf()).toEqual([...litres.map((one) => `${one},0`), '20,0']));
  expect(await toOrder()).toBe(String(packages));
  expect(await cells()).toHaveLength(7);
});

it.each([
  // Which of the two was ordered is not known.
  ['200', '-'],
  // This one says nothing of its package.
  ['0', '20,0'],
])('of an SKU that also comes in a package of %s litres has as ordered: %s', async (litres, ordered) => {
  const server = await createTestServer();
  const customer_id = await aCustomer(server.db);
  await aMachineProduct(server.db);
  await aMachineProduct(server.db, 'Velgenreiniger sterk', '120');
  await sql`update machine_products set litres = ${litres} where code = '120'`.execute(server.db);
  await aMachine(server.db, { customer_id, ...LITRE_A_DAY });
  const created = format(addMonths(thisMonth(), -2), 'yyyy-MM-15 10:00:00');
  await anOrder(server.db, { customer_id, created, lines: [{ sku: 'VE-ZV-20L', quantity: 3 }] });
  await renderApp({ server, route: `/customers/usage/${customer_id}` });
  await (await order()).findByRole('rowheader', { name: '110 · Velgenreiniger' });
  await waitFor(async () => expect((await cells()).at(-1)).toBe(ordered));
});

it('keeps what is in stock with the article: a machine that is added takes none of it away, another article gets none', async () => {
  const server = await createTestServer();
  const customer_id = await aCustomer(server.db);
  await aMachineProduct(server.db, 'Velgenreiniger sterk', '120');
  await aMachineProduct(server.db);
  await aMachine(server.db, { customer_id, ...LITRE_A_DAY, product: '120' });
  const open = () => renderApp({ server, route: `/customers/usage/${customer_id}` });
  const first = await open();
  await (await order()).findByRole('rowheader', { name: '120 · Velgenreiniger sterk' });
  type(/^Voorraad van 120/, '35');
  first.unmount();
  await aMachine(server.db, { customer_id, ...LITRE_A_DAY });
  const second = await open();
  const both = 'Voorraad van 110 · Velgenreiniger, 120 · Velgenreiniger sterk in liters';
  expect(await screen.findByLabelText<HTMLInputElement>(both)).toHaveProperty('value', '35');
  type(both, '30');
  await sql`update machine_products set sku = 'ANDERS' where code = '110'`.execute(server.db);
  second.unmount();
  await open();
  await (await order()).findByRole('rowheader', { name: '110 · Velgenreiniger' });
  expect(screen.getByLabelText(/^Voorraad van 120/)).toHaveProperty('value', '30');
  expect(screen.getByLabelText(/^Voorraad van 110/)).toHaveProperty('value', '');
});

it('counts what is in stock from the day on which it was typed, and says which', async () => {
  const server = await createTestServer();
  const customer_id = await aCustomer(server.db);
  await aMachineProduct(server.db);
  await aMachine(server.db, { customer_id, ...LITRE_A_DAY });
  const open = () => renderApp({ server, route: `/customers/usage/${customer_id}` });
  const stock = () => screen.findByLabelText<HTMLInputElement>(/^Voorraad van 110/);
  const first = await open();
  await stock();
  type('Auto’s per dag', '4');
  type('Wasdagen per week', '7');
  type(/^Voorraad van 110/, '80');
  const until = (day: Date) => format(addDays(day, 80), 'dd-MM-yyyy');
  await (await order()).findByText(until(businessDay(MONDAY)));
  expect((await order()).queryByText(/^van /)).toBeNull();
  first.unmount();

  const [key = ''] = Object.keys(localStorage).filter((name) => name.includes(`stock.${customer_id}`));
  const typedOn = addDays(businessDay(MONDAY), -10);
  localStorage.setItem(key, (localStorage.getItem(key) ?? '').replace('2026-11-16', format(typedOn, 'yyyy-MM-dd')));
  const second = await open();
  const { id } = await (await order()).findByText('van 06-11-2026');
  expect((await stock()).getAttribute('aria-describedby')).toBe(id);
  (await order()).getByText(until(typedOn));
  // Ten days ago, and 15 to the end of this month.
  const needed = [1, 2, 3].map(daysOf).reduce((sum, days) => sum + days, 0);
  expect(await toOrder()).toBe(String(Math.ceil((needed - 55) / 20)));
  second.unmount();

  // As it was kept before its day was.
  localStorage.setItem(key, JSON.stringify({ '110': '80' }));
  await open();
  await (await order()).findByText('van eerder');
  expect(await stock()).toHaveProperty('value', '80');
});

it('reads thousands as it shows them: 1.500 is fifteen hundred', async () => {
  const server = await createTestServer();
  const customer_id = await aCustomer(server.db);
  await aMachineProduct(server.db);
  await aMachine(server.db, { customer_id, ...LITRE_A_DAY });
  const { goTo } = await renderApp({ server, route: `/customers/usage/${customer_id}` });
  await order();
  // 250 ml × 1,500 cars is 375 litres a day.
  type('Wasdagen per week', '7');
  type('Auto’s per dag', '1.500');
  const litres = new Intl.NumberFormat('nl', { minimumFractionDigits: 1 }).format(375 * daysOf(1));
  await waitFor(async () => expect((await litresOf())[0]).toBe(litres));
  type(/^Voorraad van 110/, '3.750');
  const until = format(addDays(businessDay(MONDAY), 10), 'dd-MM-yyyy');
  await (await order()).findByText(until);

  goTo('/');
  await screen.findByRole('heading', { level: 1, name: 'Vandaag' });
  goTo(`/customers/usage/${customer_id}`);
  expect(await screen.findByLabelText<HTMLInputElement>('Auto’s per dag')).toHaveProperty('value', '1.500');
  type('Auto’s per dag', '1.600');
  const more = new Intl.NumberFormat('nl', { minimumFractionDigits: 1 }).format(400 * daysOf(1));
  await waitFor(async () => expect((await litresOf())[0]).toBe(more));
  type('Auto’s per dag', '5.001');
  await screen.findByText('Vul een getal in van 0 tot en met 5.000.');
});

it('of a customer without usable machines says so', async () => {
  const server = await createTestServer();
  const customer_id = await aCustomer(server.db);
  await renderApp({ server, route: `/customers/usage/${customer_id}` });
  await screen.findByText('Geen machine heeft een product en een verbruik.');
});

it('says what is missing where it is not known what was ordered, and computes what the machines use', async () => {
  const server = await createTestServer();
  const customer_id = await aCustomer(server.db);
  await aMachineProduct(server.db);
  await aMachine(server.db, { customer_id, ...LITRE_A_DAY });
  await renderApp({
    server,
    route: `/customers/usage/${customer_id}`,
    between: (send) => async (input, init) =>
      String(input).includes('/api/ordered_products')
        ? Promise.reject(new TypeError('fetch failed'))
        : send(input, init),
  });
  await screen.findByText('De gegevens konden niet worden geladen. Wat besteld is, ontbreekt daarom.');
  type('Auto’s per dag', '4');
  type('Wasdagen per week', '7');
  await waitFor(async () => expect((await litresOf()).slice(2)).toEqual([`${daysOf(3)},0`, '-']));
});

it('promises nothing that only the embedded server knows on an older v2: what to order, and what was ordered', async () => {
  const server = await createTestServer();
  const customer_id = await aCustomer(server.db);
  await aMachine(server.db, { customer_id, ...LITRE_A_DAY });
  await renderApp({ server, route: `/customers/usage/${customer_id}`, between: withoutApi });
  const list = await order();
  await waitFor(() => expect(list.queryByRole('columnheader', { name: usageTexts.packages })).toBeNull());
  expect(list.getAllByRole('columnheader')).toHaveLength(6);
  expect(list.getAllByRole('cell')).toHaveLength(5);
  expect(screen.queryByText(/Besteld/)).toBeNull();
  screen.getByText(/blijven in deze browser/);
});

it('is downloaded once the products have their names, or will not have them', async () => {
  const { opened, open: answer } = gate();
  const server = await createTestServer();
  const customer_id = await aCustomer(server.db);
  await aMachine(server.db, { customer_id, ...LITRE_A_DAY });
  await renderApp({
    server,
    route: `/customers/usage/${customer_id}`,
    between: (send) => async (input, init) => {
      if (!String(input).includes('/api/machine_products')) return send(input, init);
      await opened;
      throw new TypeError('fetch failed');
    },
  });
  const file = await screen.findByRole<HTMLButtonElement>('button', { name: 'Download Bestellijst als CSV' });
  expect(file.disabled).toBe(true);
  answer();
  await waitFor(() => expect(file.disabled).toBe(false));
});
