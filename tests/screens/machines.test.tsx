import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LINE_SPEEDS, MACHINE_PRODUCT_CODES } from '../../src/v2/constants';
import { aCustomer, aMachine } from '../support/builders';
import { failing } from '../support/failing';
import { renderApp } from '../support/screen';
import { createTestServer, type TestServer } from '../support/server';

let server: TestServer;
let customer_id: number;
beforeEach(async () => {
  server = await createTestServer();
  customer_id = await aCustomer(server.db);
});
afterEach(() => server.close());

const held = () => server.db.selectFrom('machines').selectAll().orderBy('view_order').execute();
const options = async (user: { click: (element: Element) => Promise<void> }, name: string) => {
  await user.click(await screen.findByRole('combobox', { name }));
  return within(await screen.findByRole('listbox')).getAllByRole('option');
};

describe("a customer's machines", () => {
  it("are ordered by handle, view_order renumbered from 0: 'Volgorde aangepast'", async () => {
    for (const [view_order, brand] of ['Eerste', 'Tweede', 'Derde'].entries()) {
      await aMachine(server.db, { customer_id, brand, view_order: view_order + 5 });
    }
    const { user } = await renderApp({ server, route: `/machines/overview/${customer_id}` });
    (await screen.findByRole('button', { name: /Eerste/ })).focus();
    await user.keyboard(' {ArrowDown} ');
    await user.click(screen.getByRole('button', { name: 'Volgorde opslaan' }));
    await screen.findByText('Volgorde aangepast');
    expect((await held()).map(({ brand, view_order }) => [brand, view_order])).toEqual([
      ['Tweede', 0],
      ['Eerste', 1],
      ['Derde', 2],
    ]);
  });
});

describe('the machine form', () => {
  it("keeps a new machine, of which nothing is required: 'Nieuwe machine toegevoegd!'", async () => {
    const { user, route } = await renderApp({ server, route: `/machines/new/${customer_id}` });
    const speeds = await options(user, 'Lijnsnelheid');
    expect(speeds.map((option) => option.textContent)).toEqual(['-', ...LINE_SPEEDS]);
    const speed = speeds.find((option) => option.textContent === '8,5');
    if (speed) await user.click(speed);
    const products = await options(user, 'Product');
    expect(products.map((option) => option.textContent)).toEqual(['-', ...MACHINE_PRODUCT_CODES]);
    const product = products.find((option) => option.textContent === '110');
    if (product) await user.click(product);
    await user.type(screen.getByLabelText('Percentage'), '2,5');
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    await screen.findByText('Nieuwe machine toegevoegd!');
    expect(await held()).toMatchObject([
      { customer_id, brand: '', line_speed: '8,5', product: '110', percentage: '2,5' },
    ]);
    await waitFor(() => expect(route()).toMatch(`/machines/overview/${customer_id}`));
  });

  it('refuses a percentage above 100, a frequency above 1000 and a usage of more than 10 digits', async () => {
    const id = await aMachine(server.db, { customer_id });
    const { user, sent } = await renderApp({ server, route: `/machines/edit/${id}` });
    for (const [label, typed] of [
      ['Percentage', '101'],
      ['Frequentie', '1001'],
      ['Verbruik (ml)', '12345678901'],
    ] as const) {
      const field = await screen.findByLabelText(label);
      await user.clear(field);
      await user.type(field, typed);
    }
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    await screen.findByText('Vul een getal van 0 tot en met 100 in.');
    screen.getByText('Vul een getal van 0 tot en met 1000 in.');
    screen.getByText('Vul hoogstens 10 cijfers in.');
    expect(sent.filter((call) => call.startsWith('POST'))).toEqual([]);
  });

  it("that is not saved says so, and the server's data.error in a second alert", async () => {
    const refusal = () => Response.json({ code: 'ERROR', data: { error: 'De lijn is gesloten.' } }, { status: 409 });
    const id = await aMachine(server.db, { customer_id, brand: 'Christ' });
    const between = failing('POST', /machines/, refusal);
    const { user } = await renderApp({ server, route: `/machines/edit/${id}`, between });
    await user.type(await screen.findByLabelText('Merk'), ' X');
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    await screen.findByText('Er ging iets mis met het opslaan van de machine.');
    await screen.findByText('De lijn is gesloten.');
    expect(screen.getByLabelText<HTMLInputElement>('Merk').value).toBe('Christ X');
  });
});
