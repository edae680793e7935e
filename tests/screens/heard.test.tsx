import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aCustomer, aNewsMessage, aProduct } from '../support/builders';
import { renderApp, rowOf } from '../support/screen';
import { createTestServer } from '../support/server';

/** What a screen reader says by itself, after something that changes the screen elsewhere. */
const said = () =>
  [...document.querySelectorAll('[role=status], [aria-live]')]
    .map(({ textContent }) => textContent)
    .filter((text) => text !== '');

it('a list says how it is sorted and which page was turned to, once, and names its pages in Dutch', async () => {
  const server = await createTestServer();
  for (let nth = 1; nth <= 30; nth += 1)
    await aNewsMessage(server.db, { title: `Wasdag ${nth}.`, created: '2026-11-01 10:00:00' });
  const { user } = await renderApp({ server, route: '/news/overview' });
  await screen.findByRole('navigation', { name: 'Pagina’s' });
  await user.click(screen.getByRole('button', { name: 'Titel' }));
  const sorted = 'Gesorteerd op ‘Titel’, oplopend';
  await waitFor(() => expect(said()).toEqual([sorted]));
  await user.click(screen.getByRole('button', { name: 'Naar de volgende pagina' }));
  await waitFor(() => expect(said()).toEqual([sorted, 'Pagina 2: 26–30 van 30']));
  await user.click(screen.getByRole('button', { name: 'Naar de vorige pagina' }));
  await waitFor(() => expect(said()).toEqual([sorted, 'Pagina 1: 1–25 van 30']));
  await user.click(screen.getByRole('combobox', { name: 'Rijen per pagina:' }));
  await user.click(await screen.findByRole('option', { name: '50' }));
  await waitFor(() => expect(said()).toEqual([sorted, 'Pagina 1: 1–30 van 30']));
  await user.type(screen.getByRole('searchbox'), '12');
  await rowOf('Wasdag 12.');
  await waitFor(() => expect(said()).toEqual(['1 nieuwsbericht', sorted]));
});

it('a success is told in a place that was there before it, as some screen readers need, and once', async () => {
  const server = await createTestServer();
  const id = await aProduct(server.db, { main_title: 'Wax' });
  const { user } = await renderApp({ server, route: `/products/edit/${id}` });
  await user.type(await screen.findByLabelText(/^Naam/), 'en');
  const places = new Set(document.querySelectorAll('[aria-live]'));
  await user.click(screen.getByRole('button', { name: 'Opslaan' }));
  const success = await screen.findByText('Product geüpdate');
  const live = success.closest('[aria-live], [role=status], [role=alert]');
  expect(live !== null && places.has(live)).toBe(true);
});

it('a task that is added or deleted is said by its name', async () => {
  const server = await createTestServer();
  const { user } = await renderApp({ server, route: `/tasks/${await aCustomer(server.db)}` });
  const field = await screen.findByLabelText('Nieuwe taak');
  for (let times = 0; times < 2; times += 1) {
    await user.type(field, 'Filter bestellen{Enter}');
    await waitFor(() => expect(said()).toEqual(['Taak toegevoegd: Filter bestellen']));
    await user.click(await screen.findByRole('button', { name: 'Opties van Filter bestellen' }));
    await user.click(screen.getByRole('button', { name: 'Verwijderen: Filter bestellen' }));
    await waitFor(() => expect(said()).toEqual(['Taak verwijderd: Filter bestellen']));
  }
});
