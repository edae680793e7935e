import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  CoreAdminContext,
  Form,
  type GetListParams,
  ResourceContextProvider,
  ResourceDefinitionContextProvider,
  testDataProvider,
} from 'ra-core';
import { beforeEach, expect, test } from 'vitest';
import { i18nProvider } from '../../i18n/i18nProvider';
import { ReferenceSelect } from '../../src/ui/inputs/ReferenceSelect';
import { renderInDutch } from './inDutch';

/** A choice of a record of another resource, of which there may be thousands. */

let customers: { id: number; company_name: string }[] = [];
let sent: Record<string, unknown> | undefined;
beforeEach(() => {
  sent = undefined;
});

const ofCustomers = (count: number) => {
  customers = Array.from({ length: count }, (_, nth) => ({ id: nth + 1, company_name: `Wasstraat ${nth + 1}` }));
};
const dataProvider = testDataProvider({
  getList: async (_: string, { filter, pagination }: GetListParams) => {
    const found = customers.filter(({ company_name }) => company_name.includes(filter?.q ?? ''));
    // The cast is needed: the type of a record is the caller's.
    return { data: found.slice(0, pagination?.perPage) as never[], total: found.length };
  },
  getMany: async (_: string, { ids }: { ids: unknown[] }) => ({
    data: customers.filter(({ id }) => ids.includes(id)) as never[],
  }),
});

const form = (record: object) =>
  renderInDutch(
    <CoreAdminContext i18nProvider={i18nProvider} dataProvider={dataProvider}>
      <ResourceDefinitionContextProvider
        definitions={{ customers: { name: 'customers', recordRepresentation: 'company_name' } }}
      >
        <ResourceContextProvider value="products">
          <Form
            record={record}
            onSubmit={(values: Record<string, unknown>) => {
              sent = values;
            }}
          >
            <ReferenceSelect source="sku" reference="customers" emptyText="Geen" />
            <button type="submit">Opslaan</button>
          </Form>
        </ResourceContextProvider>
      </ResourceDefinitionContextProvider>
    </CoreAdminContext>,
  );
const input = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'SKU' });

test('of a few is a menu with all of them', async () => {
  ofCustomers(3);
  form({ id: 1, sku: 2 });
  const field = await input();
  await waitFor(() => expect(field.textContent).toBe('Wasstraat 2'));
  await userEvent.click(field);
  await waitFor(() =>
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Geen',
      'Wasstraat 1',
      'Wasstraat 2',
      'Wasstraat 3',
    ]),
  );
});

test('of thousands is searched, so that each of them can be chosen, and shows what is stored', async () => {
  ofCustomers(4_000);
  form({ id: 1, sku: 3_000 });
  await waitFor(async () => expect((await input()).value).toBe('Wasstraat 3000'));
  await userEvent.clear(await input());
  await userEvent.type(await input(), '3999');
  await userEvent.click(await screen.findByRole('option', { name: 'Wasstraat 3999' }));
  await userEvent.click(screen.getByRole('button', { name: 'Opslaan' }));
  await waitFor(() => expect(sent).toMatchObject({ sku: 3_999 }));
});

test('of thousands can be none of them', async () => {
  ofCustomers(4_000);
  form({ id: 1, sku: 3_000 });
  await waitFor(async () => expect((await input()).value).toBe('Wasstraat 3000'));
  await userEvent.clear(await input());
  expect((await input()).placeholder).toBe('Geen');
  await userEvent.click(screen.getByRole('button', { name: 'Opslaan' }));
  await waitFor(() => expect(sent).toMatchObject({ sku: null }));
});
