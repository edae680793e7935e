import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { aCustomer, anOrder, aReport, aTask } from '../support/builders';
import { holdClock, letPass } from '../support/clock';
import { failing, failingWhile } from '../support/failing';
import { block, renderApp } from '../support/screen';
import { createTestServer, type TestServer } from '../support/server';

describe('home', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await createTestServer();
  });

  it('lists the appointments of the signed-in advisor', async () => {
    const customer_id = await aCustomer(server.db, { company_name: 'Wasstraat De Brug' });
    await aReport(server.db, { user_id: server.userId, customer_id, scheduled: '2026-11-18 14:30:00' });
    await renderApp({ server });
    const list = within(await (await block('Afspraken')).findByRole('list'));
    expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '18-11-2026 14:30Wasstraat De Brug',
    ]);
  });

  it('says first what comes next, in how long, where that is, and which number to call', async () => {
    const contact = { name: 'Piet Jansen', company_phone: '0297123456' };
    const address = { company_address: 'Kade 1', company_zip: '8011aa', company_place: 'Zwolle' };
    const customer_id = await aCustomer(server.db, { company_name: 'Wasstraat De Brug', ...contact, ...address });
    for (const scheduled of ['2026-11-16 10:25:00', '2026-11-18 14:30:00', '2026-11-16 09:00:00'])
      await aReport(server.db, { user_id: server.userId, customer_id, scheduled });
    let isDown = true;
    const { user } = await renderApp({
      server,
      between: (send) => (input, init) => (isDown ? failing('GET', /customer\/overview\/\d/)(send) : send)(input, init),
    });
    const next = await block('Eerstvolgende afspraak');
    await next.findByText('over 25 min');
    expect(next.getByRole('link', { name: 'Wasstraat De Brug' }).getAttribute('href')).toContain(
      `/customers/dashboard/${customer_id}`,
    );
    await next.findByText('De gegevens konden niet worden geladen.');
    isDown = false;
    await user.click(next.getByRole('button', { name: 'Opnieuw proberen' }));
    await next.findByText('Kade 1, 8011 AA Zwolle');
    expect(next.getByRole('link', { name: 'Route' }).getAttribute('href')).toContain(
      'Kade%201%2C%208011%20AA%20Zwolle',
    );
    expect(next.getByRole('link', { name: 'Piet Jansen · 0297 123456' }).getAttribute('href')).toBe('tel:0297123456');
  });

  it('says of the one that has just begun that it has, and not that it comes next', async () => {
    const customer_id = await aCustomer(server.db, { company_name: 'Wasstraat De Brug' });
    await aReport(server.db, { user_id: server.userId, customer_id, scheduled: '2026-11-16 09:50:00' });
    await renderApp({ server });
    await (await block('Afspraak die is begonnen')).findByText('10 min geleden');
  });

  it('does not call what is more than a number', async () => {
    const contact = {
      name: 'Piet Jansen',
      company_phone: '0297-123456 tst 12',
      company_zip: '',
      company_place: 'Zwolle',
    };
    const customer_id = await aCustomer(server.db, contact);
    await aReport(server.db, { user_id: server.userId, customer_id, scheduled: '2026-11-16 10:25:00' });
    await renderApp({ server });
    await (await block('Eerstvolgende afspraak')).findByText(/Zwolle · Piet Jansen · 0297-123456 tst 12$/);
    expect(document.querySelector('a[href^="tel:"]')).toBeNull();
  });

  it('lists the open tasks at the customers of the signed-in advisor', async () => {
    const customer_id = await aCustomer(server.db, { company_name: 'Wasstraat De Brug' });
    await aReport(server.db, { user_id: server.userId, customer_id });
    await aTask(server.db, { customer_id, description: 'Pomp nakijken' });
    await renderApp({ server });
    const task = await (await block('Open taken')).findByText('Pomp nakijken');
    const link = within(task.closest('div') ?? task).getByRole('link', { name: 'Wasstraat De Brug' });
    expect(link.getAttribute('href')).toContain(`/tasks/${customer_id}`);
  });

  it.each([
    ['the tab', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['the window', () => window.dispatchEvent(new Event('focus'))],
  ])('shows what was planned meanwhile once the user is back at %s, and asks nothing before', async (_, comeBack) => {
    holdClock();
    const { sent } = await renderApp({ server });
    const appointments = await block('Afspraken');
    await (await block('Orders per dag')).findByText('16 nov');
    const customer_id = await aCustomer(server.db, { company_name: 'Wasstraat De Brug' });
    await aReport(server.db, { user_id: server.userId, customer_id, scheduled: '2026-11-16 16:45:00' });
    const asked = sent.length;
    await letPass(20 * 60_000);
    expect(sent.slice(asked)).toEqual([]);
    comeBack();
    await appointments.findByText('16-11-2026 16:45');
  });

  it('tells that it could not be read again, and keeps what it showed', async () => {
    const customer_id = await aCustomer(server.db, { company_name: 'Wasstraat De Brug' });
    await aReport(server.db, { user_id: server.userId, customer_id });
    let isDown = false;
    const { user } = await renderApp({ server, between: failingWhile(() => isDown, 'GET', /myReports/) });
    const appointments = await block('Afspraken');
    await appointments.findByText('Wasstraat De Brug');
    isDown = true;
    vi.setSystemTime(Date.now() + 60_000);
    window.dispatchEvent(new Event('focus'));
    await appointments.findByText('De gegevens konden niet worden geladen.');
    appointments.getByText('Wasstraat De Brug');
    isDown = false;
    await user.click(appointments.getByRole('button', { name: 'Opnieuw proberen' }));
    await waitFor(() => expect(appointments.queryByText('De gegevens konden niet worden geladen.')).toBeNull());
  });

  it('has no task any more that was ticked off a moment ago', async () => {
    const customer_id = await aCustomer(server.db, { company_name: 'Wasstraat De Brug' });
    await aReport(server.db, { user_id: server.userId, customer_id });
    await aTask(server.db, { customer_id, description: 'Pomp nakijken' });
    const { user, goTo } = await renderApp({ server });
    await (await block('Open taken')).findByText('Pomp nakijken');
    goTo(`/tasks/${customer_id}`);
    await user.click(await screen.findByLabelText('Pomp nakijken'));
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Pomp nakijken').checked).toBe(true));
    goTo('/');
    await (await block('Open taken')).findByText('Geen open taken bij klanten waar je komt of kwam.');
  });

  it('makes an appointment on a day of the calendar: the command line asks with whom, the form has the date', async () => {
    await aCustomer(server.db, { company_name: 'Aquaglans' });
    const { user } = await renderApp({ server });
    const calendar = await block('Agenda');
    await user.click(await calendar.findByRole('button', { name: 'Afspraak maken op dinsdag 24 november 2026' }));
    const line = await screen.findByRole('combobox', { name: 'Zoeken en doen' });
    expect(line).toHaveProperty('value', 'afspraak 24-11-2026 ');
    await screen.findByText('Typ de naam van de klant.');
    // The whole line at once: each key renders the menu anew.
    fireEvent.change(line, { target: { value: 'afspraak 24-11-2026 aquaglans' } });
    await user.click(await screen.findByRole('option', { name: /Afspraak met Aquaglans/ }));
    const date = await screen.findByLabelText(/^Datum/);
    await waitFor(() => expect(date).toHaveProperty('value', '24-11-2026'));
  });

  it('says Geen afspraken... when the server says so', async () => {
    await renderApp({ server });
    expect(await (await block('Afspraken')).findByText('Geen afspraken...')).toBeTruthy();
  });

  it('does not say so when the appointments could not be loaded; another try brings them', async () => {
    let isDown = true;
    const { user } = await renderApp({
      server,
      between: failingWhile(() => isDown, 'GET', /myReports/),
    });
    const appointments = await block('Afspraken');
    await appointments.findByText('De gegevens konden niet worden geladen.');
    expect(screen.queryByText('Geen afspraken...')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();

    isDown = false;
    await user.click(appointments.getByRole('button', { name: 'Opnieuw proberen' }));
    await appointments.findByText('Geen afspraken...');
  });

  it('shows the appointments in a calendar that opens on today', async () => {
    const customer_id = await aCustomer(server.db, { company_name: 'Wasstraat De Brug' });
    for (const scheduled of ['2026-11-18 14:30:00', '2026-11-18 09:00:00', '2026-11-18 16:00:00'])
      await aReport(server.db, { user_id: server.userId, customer_id, scheduled });
    await renderApp({ server });
    const calendar = await block('Agenda');
    const month = within(await calendar.findByRole('table'));
    expect(month.getAllByRole('columnheader').map((day) => day.textContent)).toEqual([
      'ma',
      'di',
      'wo',
      'do',
      'vr',
      'za',
      'zo',
    ]);
    expect(month.getByText('16', { selector: '[aria-current=date]' })).toBeTruthy();
    const day = month.getByText('18').closest('td');
    expect(day?.textContent).toContain('+2');
  });

  it('left open over midnight goes on to the new day, and reads what was planned and sold meanwhile', async () => {
    const aDay = 24 * 3600_000;
    server = await createTestServer({ sessionLimits: { idleMs: aDay, absoluteMs: aDay } });
    const customer_id = await aCustomer(server.db, { company_name: 'Wasstraat De Brug' });
    await aReport(server.db, { user_id: server.userId, customer_id, scheduled: '2026-11-16 14:30:00' });
    holdClock();
    await renderApp({ server });
    const orders = within(await (await block('Orders per dag')).findByRole('table', { name: 'Orders per dag' }));
    await orders.findByText('16 nov');
    const month = within(await (await block('Agenda')).findByRole('table'));
    const today = () => month.getByText(/./, { selector: '[aria-current=date]' }).textContent;
    expect(today()).toBe('16');
    const appointments = await block('Afspraken');
    expect(appointments.queryByRole('heading', { name: 'Eerder' })).toBeNull();

    await aReport(server.db, { user_id: server.userId, customer_id, scheduled: '2026-11-17 08:15:00' });
    const midnight = new Date('2026-11-16T23:00:05Z');
    server.setNow(midnight);
    vi.setSystemTime(midnight);
    await letPass(60_000);
    await waitFor(() => expect(today()).toBe('17'));
    await appointments.findByRole('heading', { name: 'Eerder' });
    await appointments.findByText('17-11-2026 08:15');
    await orders.findByText('17 nov');
  });

  it('left open over the end of a month goes on to the new one, but not away from a month that was chosen', async () => {
    const aMonth = 31 * 24 * 3600_000;
    server = await createTestServer({ sessionLimits: { idleMs: aMonth, absoluteMs: 2 * aMonth } });
    holdClock();
    const { user } = await renderApp({ server });
    const month = async () =>
      (await screen.findByLabelText<HTMLSelectElement>('Maand')).selectedOptions[0]?.textContent;
    const goOnTo = async (moment: string) => {
      server.setNow(new Date(moment));
      vi.setSystemTime(new Date(moment));
      await letPass(60_000);
    };
    expect(await month()).toBe('november');
    await goOnTo('2026-11-30T23:00:05Z');
    await waitFor(async () => expect(await month()).toBe('december'));
    await user.click(screen.getByRole('button', { name: 'Vorige maand' }));
    await goOnTo('2026-12-01T23:00:05Z');
    expect(await month()).toBe('november');
    await user.click(screen.getByRole('button', { name: 'Vandaag' }));
    expect(await month()).toBe('december');
  });

  it('shows the orders of every day of recent weeks, as a chart and as a table', async () => {
    // Without a width, as in jsdom, a chart draws nothing.
    const width = vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(600);
    onTestFinished(() => width.mockRestore());
    await anOrder(server.db, { created: '2026-11-14 10:00:00' });
    await anOrder(server.db, { created: '2026-11-14 11:00:00' });
    await renderApp({ server });
    const orders = await block('Orders per dag');
    const table = within(await orders.findByRole('table', { name: 'Orders per dag' }));
    expect(table.getAllByRole('columnheader').map((heading) => heading.textContent)).toContain('Orders');
    const figures = table
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.lastElementChild?.textContent);
    expect(figures.filter((figure) => figure !== '0')).toEqual(['2']);
    expect(figures.length).toBeGreaterThan(27);
    const section = screen.getByRole('region', { name: 'Orders per dag' });
    await waitFor(() => expect(section.querySelectorAll('.recharts-bar-rectangle path')).toHaveLength(1));
  });
});
