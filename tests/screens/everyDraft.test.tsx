import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { isResource } from '../../src/app/manifest';
import { manifests } from '../../src/app/registry';
import {
  aCategory,
  aCustomer,
  aMachine,
  aMachineProduct,
  aMarketAdvert,
  aNewsMessage,
  anOrder,
  aProduct,
  aReport,
  aStaffMember,
  aSubcategory,
  aWaterReport,
} from '../support/builders';
import { fillIn, findOffer, untilKept } from '../support/drafts';
import { renderApp } from '../support/screen';
import { createTestServer, type TestServer } from '../support/server';

/** Every form of the product keeps what is typed in it. */
interface Form {
  route: (server: TestServer) => string | Promise<string>;
  label: string | RegExp;
  field: string;
}
const at =
  (path: string, make: (db: TestServer['db']) => Promise<number>): Form['route'] =>
  async ({ db }) =>
    `${path}/${await make(db)}`;

const forms: Record<string, Form> = {
  'categories create': { route: () => '/categories/new', label: /^Naam/, field: 'category_title' },
  'categories edit': { route: at('/categories/edit', aCategory), label: /^Naam/, field: 'category_title' },
  'subcategories create': { route: () => '/subcategories/new', label: /^Naam/, field: 'subcategory_title' },
  'subcategories edit': { route: at('/subcategories/edit', aSubcategory), label: /^Naam/, field: 'subcategory_title' },
  'products create': { route: () => '/products/new', label: /^Naam/, field: 'main_title' },
  'products edit': { route: at('/products/edit', aProduct), label: /^Naam/, field: 'main_title' },
  'transactions edit': { route: at('/transactions', anOrder), label: /^Plaats/, field: 'place' },
  'customers create': { route: () => '/customers/new', label: /^Bedrijfsnaam/, field: 'company_name' },
  'customers edit': { route: at('/customers/edit', aCustomer), label: /^Bedrijfsnaam/, field: 'company_name' },
  'machines create': { route: at('/machines/new', aCustomer), label: 'Merk', field: 'brand' },
  'machines edit': { route: at('/machines/edit', aMachine), label: 'Merk', field: 'brand' },
  'reports create': { route: at('/reports/new', aCustomer), label: 'Werkzaamheden', field: 'working_comments' },
  'reports edit': {
    route: async ({ db, userId }) => `/reports/edit/${await aReport(db, { user_id: userId })}`,
    label: 'Werkzaamheden',
    field: 'working_comments',
  },
  'waterreports create': { route: at('/reports/new/waterreport', aCustomer), label: 'Opmerkingen', field: 'remarks' },
  'waterreports edit': {
    route: at('/reports/edit/waterreport', async (db) => {
      const customer_id = await aCustomer(db);
      await aWaterReport(db, { customer_id });
      return customer_id;
    }),
    label: 'Opmerkingen',
    field: 'remarks',
  },
  'market create': { route: () => '/market/new', label: /^Titel/, field: 'title' },
  'market edit': { route: at('/market/edit', aMarketAdvert), label: /^Titel/, field: 'title' },
  'news create': { route: () => '/news/new', label: /^Titel/, field: 'title' },
  'news edit': { route: at('/news/edit', aNewsMessage), label: /^Titel/, field: 'title' },
  'machine_products create': { route: () => '/machine_products/new', label: /^Naam/, field: 'name' },
  'machine_products edit': {
    route: at('/machine_products/edit', (db) => aMachineProduct(db)),
    label: /^Naam/,
    field: 'name',
  },
  'staff create': { route: () => '/staff/new', label: /^Naam/, field: 'name' },
  'staff edit': { route: at('/staff/edit', (db) => aStaffMember(db)), label: /^Naam/, field: 'name' },
  'norms edit': { route: () => '/norms/edit/1', label: 'Advies bij te laag', field: 'advice_low' },
  push: { route: () => '/news/push', label: 'Bericht', field: 'message' },
  tasks: { route: at('/tasks', aCustomer), label: 'Nieuwe taak', field: 'description' },
};

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer();
});

describe('what was typed and not saved is offered when the form opens again, and put back when asked:', () => {
  it('in every create and edit screen that there is', () => {
    const all = manifests
      .filter(isResource)
      .flatMap(({ name, paths }) =>
        (['create', 'edit'] as const).filter((kind) => paths[kind]).map((kind) => `${name} ${kind}`),
      );
    expect(Object.keys(forms)).toEqual(expect.arrayContaining(all));
  });

  it.each(Object.entries(forms))('%s', async (_name, { route, label, field }) => {
    const address = await route(server);
    const before = await renderApp({ server, route: address });
    await fillIn(label, 'Getypt');
    await untilKept(server.userId, address, { [field]: 'Getypt' });
    before.unmount();

    const { user } = await renderApp({ server, route: address });
    const offer = await findOffer();
    offer.getByText('Getypt');
    const input = await screen.findByLabelText<HTMLInputElement>(label, { selector: 'input, textarea' });
    expect(input.value).not.toBe('Getypt');
    await user.click(offer.getByRole('button', { name: 'Terugzetten' }));
    await waitFor(() => expect(input.value).toBe('Getypt'));
  });
});
