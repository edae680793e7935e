import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { labelTexts } from '../../i18n/nl/late/machineLabels';
import { photoTexts } from '../../i18n/nl/late/machinePhoto';
import { tokenStore } from '../../src/lib/session/tokenStore';
import { LINE_SPEEDS, MACHINE_PRODUCT_CODES } from '../../src/v2/constants';
import { keepRead } from '../../src/visits/keptReads';
import { aCustomer, aMachine } from '../support/builders';
import { aMachineProduct } from '../support/declaredRecords';
import { failingWhile, withoutApi } from '../support/failing';
import { type App, renderApp, rowOf, textsOf } from '../support/screen';
import { createTestServer, type TestServer } from '../support/server';
import { withWorker } from '../support/worker';

let server: TestServer;
let customer_id: number;
beforeEach(async () => {
  server = await createTestServer();
  customer_id = await aCustomer(server.db, { company_name: 'Carwash Zwaan' });
});

const held = () => server.db.selectFrom('machines').selectAll().orderBy('view_order').execute();
const names = async () => textsOf(within(await screen.findByRole('table')).getAllByRole('link'));
const saveOrder = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Volgorde opslaan' });
const fill = async ({ user }: App, name: string, text: string) => {
  await user.clear(await screen.findByLabelText(name));
  await user.click(screen.getByLabelText(name));
  await user.paste(text);
};
const options = async ({ user }: App, name: string) => {
  await user.click(await screen.findByRole('combobox', { name }));
  return screen.findAllByRole('option');
};

describe('the machines of a customer', () => {
  it("are ordered by a handle, numbered from 0, and saved: 'Volgorde aangepast'", async () => {
    for (const [index, type] of ['Voorwas', 'Schuimboog', 'Waxboog'].entries())
      await aMachine(server.db, { customer_id, brand: 'Kleanor', type, view_order: index + 5, slag: '120' });
    let isDown = true;
    const { user } = await renderApp({
      server,
      route: `/machines/overview/${customer_id}`,
      between: failingWhile(() => isDown, 'POST', /updateOrder/),
    });
    await screen.findByRole('heading', { level: 1, name: 'Machines · Carwash Zwaan' });
    await waitFor(async () =>
      expect(await names()).toEqual(['Kleanor · Voorwas', 'Kleanor · Schuimboog', 'Kleanor · Waxboog']),
    );
    (await rowOf('Kleanor · Voorwas')).getByText('120');
    expect(saveOrder().disabled).toBe(true);

    screen.getByRole('button', { name: 'Verplaats Kleanor · Voorwas' }).focus();
    await user.keyboard(' {End} ');
    await waitFor(async () =>
      expect(await names()).toEqual(['Kleanor · Schuimboog', 'Kleanor · Waxboog', 'Kleanor · Voorwas']),
    );
    await user.click(saveOrder());
    await screen.findByText(/Er ging iets mis met het opslaan van de volgorde/);
    expect(saveOrder().disabled).toBe(false);

    isDown = false;
    await user.click(saveOrder());
    await screen.findByText('Volgorde aangepast');
    expect((await held()).map(({ type, view_order }) => `${view_order} ${type}`)).toEqual([
      '0 Schuimboog',
      '1 Waxboog',
      '2 Voorwas',
    ]);
    await waitFor(() => expect(saveOrder().disabled).toBe(true));
  });
});

describe('a machine', () => {
  it("is added with nothing required, its line speed with a comma and its product by code: 'Nieuwe machine toegevoegd!'", async () => {
    const app = await renderApp({ server, route: `/machines/new/${customer_id}` });
    await fill(app, 'Functie', 'Schuimboog');
    expect(textsOf(await options(app, 'Lijnsnelheid'))).toEqual(['-', ...LINE_SPEEDS]);
    await app.user.click(screen.getByRole('option', { name: '8,5' }));
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
    expect(textsOf(await options(app, 'Product'))).toEqual(['-', ...MACHINE_PRODUCT_CODES]);
    await app.user.click(screen.getByRole('option', { name: '220' }));
    await fill(app, 'Percentage', '2,5');
    await fill(app, 'Frequentie', '1.000');
    await screen.findByText('Dit zijn drie cijfers achter de komma. Typ voor duizenden geen punt.');
    await fill(app, 'Frequentie', '1000');
    await fill(app, 'Verbruik (ml)', '1234567890');
    await fill(app, 'Bouwjaar', '19');
    screen.getByText('Dit lijkt geen bouwjaar, zoals 2019.');
    await app.user.click(screen.getByRole('button', { name: 'Opslaan' }));
    await screen.findByText('Nieuwe machine toegevoegd!');
    await waitFor(() => expect(app.route()).toBe(`/machines/overview/${customer_id}`));
    await waitFor(async () => expect(await names()).toEqual(['Schuimboog']));
    expect(await held()).toMatchObject([
      {
        customer_id,
        brand: '',
        type: 'Schuimboog',
        line_speed: '8,5',
        product: '220',
        production_year: '19',
        percentage: '2,5',
        slag: '1000',
        usage_ml: '1234567890',
        view_order: 0,
      },
    ]);
  });

  it('says what its product code stands for, beside the code, in the list and where it is chosen', async () => {
    await aMachineProduct(server.db, 'Oude naam');
    await aMachineProduct(server.db, 'Velgenreiniger');
    const machine = await aMachine(server.db, { customer_id, brand: 'Kleanor', product: '110' });
    await aMachine(server.db, { customer_id, brand: 'Wesumat', product: '002' });
    const app = await renderApp({ server, route: `/machines/overview/${customer_id}` });
    const row = await rowOf(/Kleanor/);
    await row.findByText('110 · Velgenreiniger');
    (await rowOf(/Wesumat/)).getByText('002');
    app.goTo(`/machines/edit/${machine}`);
    await waitFor(async () =>
      expect((await screen.findByRole('combobox', { name: 'Product' })).textContent).toBe('110 · Velgenreiniger'),
    );
    const shown = textsOf(await options(app, 'Product'));
    expect(shown.slice(1)).toEqual(
      MACHINE_PRODUCT_CODES.map((code) => (code === '110' ? '110 · Velgenreiniger' : code)),
    );
  });

  it('has limits: percentage 0-100, frequency 0-1000, usage 10 digits', async () => {
    const app = await renderApp({ server, route: `/machines/new/${customer_id}` });
    await fill(app, 'Percentage', '101');
    await fill(app, 'Frequentie', '1001');
    await fill(app, 'Verbruik (ml)', '12345678901');
    await app.user.click(screen.getByRole('button', { name: 'Opslaan' }));
    await screen.findByText('Vul een getal van 0 tot en met 100 in.');
    screen.getByText('Vul een getal van 0 tot en met 1000 in.');
    screen.getByText('Vul een heel getal in van hoogstens 10 cijfers, zonder punten.');
    expect(await held()).toEqual([]);
  });

  it('is changed, and keeps a line speed that is on no list', async () => {
    const id = await aMachine(server.db, { customer_id, brand: 'Kleanor', type: 'Waxboog', line_speed: '16.5' });
    const app = await renderApp({ server, route: `/machines/edit/${id}` });
    await screen.findByRole('heading', { level: 1, name: 'Kleanor · Waxboog' });
    expect((await screen.findByRole('combobox', { name: 'Lijnsnelheid' })).textContent).toBe('16,5');
    await fill(app, 'Merk', 'Brustaro');
    await app.user.click(screen.getByRole('button', { name: 'Opslaan' }));
    await screen.findByText('Machine opgeslagen');
    await waitFor(() => expect(app.route()).toBe(`/machines/overview/${customer_id}`));
    expect(await held()).toMatchObject([{ brand: 'Brustaro', line_speed: '16.5' }]);
  });
});

describe('a machine of an older v2, which does not say whose it is,', () => {
  const asOlderV2 =
    (send: typeof fetch): typeof fetch =>
    async (input, init) => {
      const answer = await withoutApi(send)(input, init);
      if (!String(input).includes('machines/overview')) return answer;
      const untold = (_: string, value: unknown) =>
        Object(value).customer_machinery_id ? { ...Object(value), customer_id: undefined } : value;
      return Response.json(JSON.parse(await answer.text(), untold));
    };
  const open = async () => {
    const id = await aMachine(server.db, { customer_id, brand: 'Kleanor', type: 'Waxboog' });
    const overview = `/machines/overview/${customer_id}`;
    return { id, overview, ...(await renderApp({ server, route: overview, between: asOlderV2 })) };
  };

  it('is named after the customer whose list it was opened from, and leads back there', async () => {
    const { id, overview, ...app } = await open();
    await app.user.click(await screen.findByRole('link', { name: 'Kleanor · Waxboog' }));
    await waitFor(() => expect(app.route()).toBe(`/machines/edit/${id}`));
    await screen.findByRole('link', { name: 'Carwash Zwaan' });
    await fill(app, 'Merk', 'Brustaro');
    await app.user.click(screen.getByRole('button', { name: labelTexts.one }));
    const dialog = within(await screen.findByRole('dialog', { name: labelTexts.title }));
    await dialog.findByText('Carwash Zwaan');
    await app.user.click(dialog.getByRole('button', { name: labelTexts.close }));
    await app.user.click(await screen.findByRole('button', { name: 'Opslaan' }));
    await waitFor(() => expect(app.route()).toBe(overview));
  });

  it("has its customer's name on its label", async () => {
    const { user } = await open();
    const [button] = await screen.findAllByRole('button', { name: labelTexts.one });
    if (button) await user.click(button);
    await within(await screen.findByRole('dialog', { name: labelTexts.title })).findByText('Carwash Zwaan');
  });
});

describe('the labels of machines', () => {
  const shown = async () => {
    const { user } = await renderApp({ server, route: `/machines/overview/${customer_id}` });
    await user.click(await screen.findByRole('button', { name: labelTexts.many }));
    return within(await screen.findByRole('dialog', { name: labelTexts.title }));
  };

  it('have no code of a temporary number, which leads nowhere once the machine was sent', async () => {
    await aMachine(server.db, { customer_id, brand: 'Kleanor', type: '' });
    await aMachine(server.db, { customer_id, brand: 'Wesumat', customer_machinery_id: 2_000_000_007 });
    await aMachine(server.db, { customer_id, brand: 'Brustaro', customer_machinery_id: 7, type: '' });
    const codes = (await shown()).getAllByRole('img').map((code) => code.getAttribute('aria-label'));
    expect(codes).toEqual([labelTexts.code('Kleanor'), labelTexts.code('Brustaro')]);
  });

  it('are not printed where all of them wait for a number, and say at which address a telephone does not come', async () => {
    for (const nth of [7, 8]) await aMachine(server.db, { customer_id, customer_machinery_id: 2_000_000_000 + nth });
    const dialog = await shown();
    dialog.getByText(labelTexts.none);
    dialog.getByText(labelTexts.local(window.location.host));
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: labelTexts.print }).disabled).toBe(true);
  });
});

it('a machine that was made without a network opens on its temporary number after it was sent, and is saved', async () => {
  const [temporary, id] = [2_000_000_007, await aMachine(server.db, { customer_id, brand: 'Kleanor' })];
  withWorker();
  tokenStore.set({ API_token: server.token, name: 'Sanne de Vries', userId: server.userId });
  await keepRead(server.userId, `made ${temporary}`, id);
  const { user } = await renderApp({ server, route: `/machines/edit/${temporary}` });
  await user.type(await screen.findByLabelText('Merk'), '!');
  await screen.findByText(photoTexts.hint, { exact: false });
  await user.click(screen.getByRole('button', { name: 'Opslaan' }));
  await waitFor(async () => expect((await held()).map(({ brand }) => brand)).toEqual(['Kleanor!']));
});
