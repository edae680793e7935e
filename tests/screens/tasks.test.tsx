import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aCustomer, aTask } from '../support/builders';
import { failing } from '../support/failing';
import { renderApp, rowOf } from '../support/screen';
import { createTestServer, type TestServer } from '../support/server';

let server: TestServer;
let customer_id: number;
beforeEach(async () => {
  server = await createTestServer();
  customer_id = await aCustomer(server.db, { company_name: 'Wasstraat De Vaart' });
});
afterEach(() => server.close());

const held = () => server.db.selectFrom('tasks').select(['description', 'done']).execute();
const reads = (sent: string[]) =>
  sent.filter((call) => call === `GET v2/dashboard/customer/${customer_id}/tasks/overview`);

describe("a customer's tasks", () => {
  it('are ticked off and opened again by their check box; the list is asked again each time', async () => {
    const id = await aTask(server.db, { customer_id, description: 'Proefflacon meenemen' });
    const { user, sent } = await renderApp({ server, route: `/tasks/${customer_id}` });
    await screen.findByRole('heading', { name: 'Taken · Wasstraat De Vaart' });
    const box = () => screen.findByLabelText<HTMLInputElement>('Proefflacon meenemen');
    await user.click(await box());
    await waitFor(async () => expect((await held())[0]?.done).not.toBeNull());
    await waitFor(async () => expect((await box()).checked).toBe(true));
    await waitFor(() => expect(reads(sent)).toHaveLength(2));
    await user.click(await box());
    await waitFor(async () => expect((await held())[0]?.done).toBeNull());
    expect(sent.filter((call) => call === `POST v2/dashboard/customer/tasks/set/${id}`)).toHaveLength(2);
  });

  it('have options that are shown and hidden per task; one is deleted there', async () => {
    await aTask(server.db, { customer_id, description: 'Proefflacon meenemen' });
    await aTask(server.db, { customer_id, description: 'Offerte maken' });
    const { user } = await renderApp({ server, route: `/tasks/${customer_id}` });
    const task = await rowOf('Offerte maken');
    expect(task.queryByRole('button', { name: 'Verwijderen' })).toBeNull();
    await user.click(task.getByRole('button', { name: 'Opties van Offerte maken' }));
    await user.click(await task.findByRole('button', { name: 'Verwijderen' }));
    await waitFor(() => expect(screen.queryByText('Offerte maken')).toBeNull());
    expect((await held()).map(({ description }) => description)).toEqual(['Proefflacon meenemen']);
  });

  it('are added in the field, which is empty again afterwards', async () => {
    const { user } = await renderApp({ server, route: `/tasks/${customer_id}` });
    const field = await screen.findByLabelText<HTMLInputElement>('Nieuwe taak');
    await user.type(field, 'Pomp nakijken{Enter}');
    await screen.findByLabelText('Pomp nakijken');
    await waitFor(() => expect(field.value).toBe(''));
    expect(await held()).toEqual([{ description: 'Pomp nakijken', done: null }]);
  });

  it('reload after a failure too, and keep what was typed', async () => {
    const { user, sent } = await renderApp({
      server,
      route: `/tasks/${customer_id}`,
      between: failing('POST', /tasks.new/),
    });
    const field = await screen.findByLabelText<HTMLInputElement>('Nieuwe taak');
    await user.type(field, 'Pomp nakijken{Enter}');
    await screen.findByText('Er ging iets mis met het toevoegen van de taak.');
    expect(field.value).toBe('Pomp nakijken');
    await waitFor(() => expect(reads(sent)).toHaveLength(2));
  });

  it('may be empty on the screen: the server says what is wrong with it', async () => {
    const { user } = await renderApp({ server, route: `/tasks/${customer_id}`, between: (send) => send });
    await screen.findByLabelText('Nieuwe taak');
    await user.click(screen.getByRole('button', { name: 'Toevoegen' }));
    await screen.findByText('Er ging iets mis met het toevoegen van de taak.');
    expect(await held()).toEqual([]);
  });
});
