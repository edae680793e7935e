import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { tokenStore } from '../../src/lib/session/tokenStore';
import { hasUnsavedWork } from '../../src/ui/leave/unsavedWork';
import { keepRead } from '../../src/visits/keptReads';
import { sendWaitingNow } from '../../src/visits/visitClient';
import { waitingWrites } from '../../src/visits/waitingWrites';
import { aCustomer, aReport, aStaffMember } from '../support/builders';
import { exportShown } from '../support/downloads';
import { gate } from '../support/gate';
import { holding } from '../support/holding';
import { pasteIn } from '../support/pasteIn';
import { renderApp } from '../support/screen';
import { createTestServer, type TestServer } from '../support/server';
import { withWorker } from '../support/worker';

let server: TestServer;
let customer_id: number;
beforeEach(async () => {
  server = await createTestServer();
  customer_id = await aCustomer(server.db, { company_name: 'Wasstraat De Vaart' });
});

const held = () => server.db.selectFrom('reports').selectAll().execute();

it('the file of reports has each moment once, the name of the adviser, and every text in full', async () => {
  const long = 'Wil uitbreiden. '.repeat(20).trim();
  await aReport(server.db, { customer_id, user_id: server.userId, customer_comments: long });
  await renderApp({ server, route: `/reports/overview/${customer_id}` });
  await screen.findByText('23-11-2026 10:00');
  const { headings, rows } = await exportShown();
  expect(headings).toEqual([
    ...['Nummer', 'Datum en tijd', 'Adviseur', 'Opmerkingen van de klant', 'Werkzaamheden', 'Klantnummer'],
  ]);
  expect(rows).toEqual([
    expect.objectContaining({
      'Datum en tijd': '2026-11-23 10:00:00',
      Adviseur: 'Sanne de Vries',
      'Opmerkingen van de klant': long,
    }),
  ]);
});

describe('the reports of a customer', () => {
  it('are a sortable list, the newest first', async () => {
    await aReport(server.db, { customer_id, user_id: server.userId, scheduled: '2026-11-23 10:00:00' });
    await aReport(server.db, { customer_id, user_id: server.userId, scheduled: '2026-11-30 14:30:00' });
    const { user } = await renderApp({ server, route: `/reports/overview/${customer_id}` });
    await screen.findByRole('heading', { name: 'Afspraakrapporten · Wasstraat De Vaart' });
    const moments = () => screen.getAllByRole('link', { name: /-11-2026/ }).map((link) => link.textContent);
    await screen.findByText('30-11-2026 14:30');
    expect(moments()).toEqual(['30-11-2026 14:30', '23-11-2026 10:00']);
    await user.click(screen.getByText('Datum en tijd'));
    await waitFor(() => expect(moments()).toEqual(['23-11-2026 10:00', '30-11-2026 14:30']));
  });
});

describe('the report form', () => {
  it("starts with the signed-in user as advisor and takes Dutch notation: 'Nieuw klantenrapport toegevoegd!'", async () => {
    await aStaffMember(server.db, { name: 'Bram Bakker' });
    const { user, route } = await renderApp({ server, route: `/reports/new/${customer_id}` });
    const advisor = await screen.findByRole('combobox', { name: /^Adviseur/ });
    await waitFor(() => expect(advisor.textContent).toBe('Sanne de Vries'));
    await pasteIn(user, screen.getByLabelText(/^Datum/), '1/12/26');
    screen.getByText('dinsdag 1 december 2026');
    await pasteIn(user, screen.getByLabelText(/^Tijd/), '9.05');
    await pasteIn(user, screen.getByLabelText('Werkzaamheden'), 'Doseerpomp afgesteld');
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    await screen.findByText('Nieuw klantenrapport toegevoegd!');
    expect(await held()).toMatchObject([
      {
        customer_id,
        user_id: server.userId,
        scheduled: '2026-12-01 09:05:00',
        working_comments: 'Doseerpomp afgesteld',
      },
    ]);
    await waitFor(() => expect(route()).toMatch(`/reports/overview/${customer_id}`));
  });

  it('says that its advisor, who is signed in, has another appointment at that minute, and takes it all the same', async () => {
    const other = await aCustomer(server.db, { company_name: 'Autowascentrum Kwikstaart' });
    const scheduled = '2026-12-01 09:30:00';
    await aReport(server.db, { customer_id: other, user_id: server.userId, scheduled });
    const colleague = await aStaffMember(server.db, { name: 'Bram Bakker' });
    await aReport(server.db, { customer_id: other, user_id: colleague, scheduled: '2026-12-01 10:00:00' });
    const { user, goTo } = await renderApp({ server, route: `/reports/new/${customer_id}` });
    await pasteIn(user, await screen.findByLabelText(/^Datum/), '1-12-2026');
    const time = screen.getByLabelText(/^Tijd/);
    await pasteIn(user, time, '9:30');
    const hint = 'Je hebt dan al een afspraak bij Autowascentrum Kwikstaart.';
    await screen.findByText(hint);
    await user.clear(time);
    await pasteIn(user, time, '10:00');
    expect(screen.queryByText(hint)).toBeNull();
    await user.clear(time);
    await pasteIn(user, time, '9:30');
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    await screen.findByText('Nieuw klantenrapport toegevoegd!');
    // Beside the earlier one, which is not told of itself.
    const [{ customer_report_id } = { customer_report_id: 0 }] = (await held()).filter(
      (one) => one.customer_id === other && one.user_id === server.userId,
    );
    goTo(`/reports/edit/${customer_report_id}`);
    await screen.findByText(/^Een afspraak kan niet worden verwijderd/);
    await screen.findByText('Je hebt dan al een afspraak bij Wasstraat De Vaart.');
  });

  it('does not say so of the very appointment that it has just saved, and that is typed on in', async () => {
    const line = holding();
    const { user, sent } = await renderApp({ server, route: `/reports/new/${customer_id}`, between: line.between });
    await pasteIn(user, await screen.findByLabelText(/^Datum/), '1-12-2026');
    await pasteIn(user, screen.getByLabelText(/^Tijd/), '9:30');
    line.hold(/^POST /);
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    await waitFor(() => expect(line.held()).toHaveLength(1));
    await pasteIn(user, screen.getByLabelText('Werkzaamheden'), 'Pomp');
    line.pass();
    const reads = () => sent.filter((call) => call.endsWith('myReports')).length;
    const before = reads();
    await line.release();
    await screen.findByText(/wat je daarna nog wijzigde, is nog niet opgeslagen/i);
    await waitFor(() => expect(reads()).toBeGreaterThan(before));
    await pasteIn(user, screen.getByLabelText('Werkzaamheden'), ' nagekeken');
    expect(screen.queryByText(/^Je hebt dan al een afspraak/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    await waitFor(async () => expect(await held()).toMatchObject([{ working_comments: 'Pomp nagekeken' }]));
  });

  it('does not say so of an appointment that was made without a network, and has another id since', async () => {
    const id = await aReport(server.db, { customer_id, user_id: server.userId, scheduled: '2026-12-01 09:30:00' });
    const other = await aCustomer(server.db, { company_name: 'Autowascentrum Kwikstaart' });
    await aReport(server.db, { customer_id: other, user_id: server.userId, scheduled: '2026-12-01 09:30:00' });
    withWorker();
    tokenStore.set({ API_token: server.token, name: 'Sanne de Vries', userId: server.userId });
    await keepRead(server.userId, 'made 2000000007', id);
    await renderApp({ server, route: '/reports/edit/2000000007' });
    await screen.findByText('Je hebt dan al een afspraak bij Autowascentrum Kwikstaart.');
  });

  it('does not say so of an appointment without a network that is sent while it is typed on in', async () => {
    withWorker();
    const tried = gate();
    let isThere = true;
    const { user } = await renderApp({
      ...{ server, route: `/reports/new/${customer_id}` },
      between: (send) => async (input, init) => {
        if (isThere) return send(input, init);
        if (init?.method === 'POST') await tried.opened;
        throw new TypeError('fetch failed');
      },
    });
    await pasteIn(user, await screen.findByLabelText(/^Datum/), '1-12-2026');
    await pasteIn(user, screen.getByLabelText(/^Tijd/), '9:30');
    isThere = false;
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    await pasteIn(user, screen.getByLabelText('Werkzaamheden'), 'Pomp');
    tried.open();
    await screen.findByText(/wat je daarna nog wijzigde, is nog niet opgeslagen/i);
    expect(screen.queryByText(/^Je hebt dan al een afspraak/)).toBeNull();
    const other = await aCustomer(server.db, { company_name: 'Autowascentrum Kwikstaart' });
    await aReport(server.db, { customer_id: other, user_id: server.userId, scheduled: '2026-12-01 09:30:00' });
    isThere = true;
    sendWaitingNow();
    await waitFor(() => expect(waitingWrites.get()).toEqual([]));
    // Read again after the sending, with both appointments.
    await screen.findByText('Je hebt dan al een afspraak bij Autowascentrum Kwikstaart.');
    expect(await held()).toHaveLength(2);
  });

  it('wants a date and time that exist', async () => {
    const { user } = await renderApp({ server, route: `/reports/new/${customer_id}` });
    await user.click(await screen.findByRole('button', { name: 'Opslaan' }));
    await screen.findByText('Een datum en tijd is verplicht.');
    await pasteIn(user, screen.getByLabelText(/^Datum/), '31-2-2026');
    await pasteIn(user, screen.getByLabelText(/^Tijd/), '10:00');
    await screen.findByText('Vul een bestaande datum en tijd in. (dd-mm-jjjj)');
    expect(await held()).toEqual([]);
  });

  it.each([
    ['date', '31-2-2026', '10:00', /^Datum/, /^Tijd/, ' (dd-mm-jjjj)'],
    // A mistyped year: such an appointment stands on no screen of the day.
    ['date', '1-12-0026', '10:00', /^Datum/, /^Tijd/, ' (dd-mm-jjjj)'],
    ['time', '1-12-2026', '25:61', /^Tijd/, /^Datum/, ' (uu:mm)'],
    ['time that is missing', '1-12-2026', '', /^Tijd/, /^Datum/, ''],
  ])('says at the %s alone that it is wrong, and goes there', async (_, date, time, wrong, right, format) => {
    const { user } = await renderApp({ server, route: `/reports/new/${customer_id}` });
    await pasteIn(user, await screen.findByLabelText(/^Datum/), date);
    if (time) await pasteIn(user, screen.getByLabelText(/^Tijd/), time);
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    await screen.findByText(/^Vul een bestaande datum en tijd in\./);
    const field = screen.getByLabelText(wrong);
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const told = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(told?.textContent).toBe(`Vul een bestaande datum en tijd in.${format}`);
    expect(screen.getByLabelText(right).getAttribute('aria-invalid')).toBe('false');
  });

  it('shows a stored moment as it is, and saves a change', async () => {
    const id = await aReport(server.db, { customer_id, user_id: server.userId, scheduled: '2026-03-29 02:30:00' });
    const { user } = await renderApp({ server, route: `/reports/edit/${id}` });
    expect((await screen.findByLabelText<HTMLInputElement>(/^Datum/)).value).toBe('29-03-2026');
    expect(screen.getByLabelText<HTMLInputElement>(/^Tijd/).value).toBe('02:30');
    await pasteIn(user, screen.getByLabelText('Opmerkingen van de klant'), 'Tevreden');
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    await screen.findByText('Klantenrapport opgeslagen');
    expect(await held()).toMatchObject([{ scheduled: '2026-03-29 02:30:00', customer_comments: 'Tevreden' }]);
  });

  it('keeps its advisor, who has left since', async () => {
    const user_id = await aStaffMember(server.db, { name: 'Bram Bakker' });
    const id = await aReport(server.db, { customer_id, user_id });
    await server.db.updateTable('staff').set({ active: 0 }).where('user_id', '=', user_id).execute();
    const { user } = await renderApp({ server, route: `/reports/edit/${id}` });
    const advisor = await screen.findByRole('combobox', { name: /^Adviseur/ });
    await waitFor(() => expect(advisor.textContent).toBe('Bram Bakker'));
    await pasteIn(user, screen.getByLabelText('Werkzaamheden'), 'Pomp vervangen');
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    await screen.findByText('Klantenrapport opgeslagen');
    expect(await held()).toMatchObject([{ user_id, working_comments: 'Pomp vervangen' }]);
  });

  it('is unchanged once its moment is typed back as it was', async () => {
    const id = await aReport(server.db, { customer_id, user_id: server.userId, scheduled: '2026-11-23 10:00:00' });
    const { user, goTo } = await renderApp({ server, route: `/reports/edit/${id}` });
    const time = await screen.findByLabelText<HTMLInputElement>(/^Tijd/);
    await user.clear(time);
    await pasteIn(user, time, '11:30');
    await waitFor(() => expect(hasUnsavedWork()).toBe(true));
    await user.clear(time);
    await user.type(time, '10');
    expect(time.value).toBe('10');
    await waitFor(() => expect(hasUnsavedWork()).toBe(false));
    await user.tab();
    expect(time.value).toBe('10:00');
    goTo('/news/overview');
    await screen.findByRole('heading', { name: 'Nieuws', level: 1 });
  });
});
