import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCustomer, aMachine, aProduct, aRun, aTask } from '../support/builders';
import { failing } from '../support/failing';
import { pasteIn } from '../support/pasteIn';
import { renderApp, textsOf } from '../support/screen';
import { createTestServer, type TestServer } from '../support/server';

/** When the notices of failures appear and leave. */
let server: TestServer;
beforeEach(async () => {
  server = await createTestServer();
});

const failures = () => textsOf(screen.queryAllByRole('alert'));
const expectFailures = (expected: string[]) => waitFor(() => expect(failures()).toEqual(expected));
const INVALID = 'Nog niet alles is goed ingevuld. Bekijk de meldingen bij de velden.';
const REASON = 'De kassa is dicht.';
/** Writes fail while `isDown`. */
const line = () => {
  const state = { isDown: true };
  const between =
    (send: typeof fetch): typeof fetch =>
    async (input, init) =>
      state.isDown && init?.method !== 'GET'
        ? Response.json({ code: 'ERROR', data: { error: REASON } }, { status: 503 })
        : send(input, init);
  return { state, between };
};
const save = () => screen.getByRole('button', { name: 'Opslaan' });

describe('a form', () => {
  it('that is wrong says so once, however often it is saved, until it is right', async () => {
    const id = await aProduct(server.db, { main_title: 'Wax' });
    const { user } = await renderApp({ server, route: `/products/edit/${id}` });
    const name = await screen.findByLabelText(/^Naam/);
    await user.clear(name);
    for (let press = 0; press < 3; press += 1) {
      await user.click(save());
      await expectFailures([INVALID]);
    }
    await pasteIn(user, name, 'Was');
    await expectFailures([]);
  });

  it('that is not saved says why until it is sent again, and nothing after it is saved', async () => {
    const id = await aProduct(server.db, { main_title: 'Wax' });
    const { state, between } = line();
    const { user } = await renderApp({ server, route: `/products/edit/${id}`, between });
    await user.type(await screen.findByLabelText(/^Naam/), 'en');
    const told = ['Er ging iets mis met het opslaan van het product.', REASON];
    for (let press = 0; press < 2; press += 1) {
      await user.click(save());
      await expectFailures(told);
    }
    state.isDown = false;
    await user.click(save());
    await screen.findByText('Product geüpdate');
    expect(failures()).toEqual([]);
  });
});

describe('a form whose field the server refuses', () => {
  it('says that it was not saved, and why, until that field is corrected', async () => {
    const id = await aProduct(server.db, { main_title: 'Wax' });
    const fields = { main_title: 'Deze naam is er al.' };
    const refused = () => Response.json({ code: 'ERROR', data: { error: REASON, fields } }, { status: 422 });
    const between = failing('POST', /product\/edit/, refused);
    const { user } = await renderApp({ server, route: `/products/edit/${id}`, between });
    const name = await screen.findByLabelText(/^Naam/);
    await user.type(name, 'en');
    for (let press = 0; press < 2; press += 1) {
      await user.click(save());
      await screen.findByText('Deze naam is er al.');
      await expectFailures(['Er ging iets mis met het opslaan van het product.', REASON]);
    }
    await user.type(name, '!');
    await expectFailures([]);
  });
});

describe('a dialog', () => {
  it('that is open silences no notice', async () => {
    await aRun(server.db, { label: 'Prijs +4,5 %' });
    const { user } = await renderApp({ server, route: '/runs/overview', between: line().between });
    await user.click(await screen.findByRole('button', { name: 'Terugdraaien: Prijs +4,5 %' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Terugdraaien' }));
    await expectFailures(['Er ging iets mis met het terugdraaien.', REASON]);
  });
});

describe('an action', () => {
  it('that failed says so until that same action is done', async () => {
    const customer_id = await aCustomer(server.db);
    await aTask(server.db, { customer_id, description: 'Offerte' });
    const { state, between } = line();
    const { user } = await renderApp({ server, route: `/tasks/${customer_id}`, between });
    await user.type(await screen.findByLabelText('Nieuwe taak'), 'Filter{Enter}');
    const notAdded = ['Er ging iets mis met het toevoegen van de taak.', REASON];
    await expectFailures(notAdded);
    await user.click(screen.getByLabelText('Offerte'));
    await expectFailures([notAdded[0] ?? '', 'Er ging iets mis met het bijwerken van de taak.', REASON]);
    state.isDown = false;
    await user.click(screen.getByLabelText('Offerte'));
    await expectFailures(notAdded);
    await user.click(screen.getByRole('button', { name: 'Toevoegen' }));
    await screen.findByLabelText('Filter');
    await expectFailures([]);
  });

  it('on an order that is put back has no failure any more', async () => {
    const customer_id = await aCustomer(server.db);
    await aMachine(server.db, { customer_id, brand: 'Istobal' });
    await aMachine(server.db, { customer_id, brand: 'Karcher' });
    const { user } = await renderApp({ server, route: `/machines/overview/${customer_id}`, between: line().between });
    const handle = await screen.findByRole('button', { name: /^Verplaats .*Istobal/ });
    handle.focus();
    await user.keyboard(' {ArrowDown} ');
    await user.click(screen.getByRole('button', { name: 'Volgorde opslaan' }));
    await expectFailures(['Er ging iets mis met het opslaan van de volgorde. Je wijziging staat er nog.', REASON]);
    await user.click(screen.getByRole('button', { name: 'Volgorde herstellen' }));
    await expectFailures([]);
  });
});
