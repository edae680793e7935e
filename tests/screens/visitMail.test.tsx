import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
// Imported here, so that no test's time limit includes loading it.
import '../../src/pages/visitReport/VisitReportPage';
import type { Mail } from '../../server/mail/mailer';

import { reachability } from '../../src/visits/reachability';
import { aCustomer, aMachine, aMail, aReport, aTask } from '../support/builders';
import { holdClock, letPass } from '../support/clock';
import { expectOnConsole } from '../support/console';
import { aMachineProduct } from '../support/declaredRecords';
import { keptOf, untilGone } from '../support/drafts';
import { failingWhile, losing } from '../support/failing';
import { gate } from '../support/gate';
import { holding } from '../support/holding';
import { type App, renderApp } from '../support/screen';
import { createTestServer } from '../support/server';
import { sooner } from '../support/sooner';

const aVisit = async (server: Awaited<ReturnType<typeof createTestServer>>) => {
  const customer_id = await aCustomer(server.db, {
    company_name: 'Carwash Zwaan',
    name: 'Jan Zwaan',
    company_email: 'jan@zwaan.example,piet@zwaan.example',
  });
  await aMachineProduct(server.db, 'Velgenreiniger');
  await aMachine(server.db, { customer_id, type: 'Boog', product: '110' });
  await aTask(server.db, { customer_id, description: 'Pomp <b>nakijken</b>' });
  await aReport(server.db, { customer_id, user_id: server.userId, scheduled: '2026-11-16 09:00:00' });
  return `/customers/report/${customer_id}`;
};
/** Where the draft of the first visit's mail is kept. */
const addressOf = async ({ db }: Awaited<ReturnType<typeof createTestServer>>, route: string) => {
  const visit = db.selectFrom('reports').select(({ fn }) => fn.min('customer_report_id').as('id'));
  return `${route}#${(await visit.executeTakeFirstOrThrow()).id}`;
};
/** Puts a report to the visit's customer among the mails that were sent. */
const sentFor =
  ({ db }: Awaited<ReturnType<typeof createTestServer>>, route: string) =>
  (recipient: string) =>
    aMail(db, { orderno: null, customer_id: Number(route.split('/').at(-1)), recipient, result: 'sent' });
const open = async (user: App['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Mailen' }));
  return within(await screen.findByRole('dialog', { name: 'Bezoekrapport mailen' }));
};

it('is looked at first, with the customer as its recipient, and says what the sheet says', async () => {
  const server = await createTestServer();
  const { user } = await renderApp({ server, route: await aVisit(server) });
  let dialog = await open(user);
  expect(dialog.getByLabelText<HTMLInputElement>('Aan').value).toBe('jan@zwaan.example, piet@zwaan.example');
  for (const field of ['Aan', 'Onderwerp', 'Bericht'])
    expect(dialog.getByLabelText(field).getAttribute('aria-required')).toBe('true');
  expect(dialog.getByLabelText<HTMLInputElement>('Onderwerp').value).toBe('Bezoekrapport 16-11-2026 · Carwash Zwaan');
  const report = within(dialog.getByRole('region', { name: 'Het rapport in de mail' }));
  report.getByRole('cell', { name: '110 · Velgenreiniger' });
  report.getByText('Pomp <b>nakijken</b>');
  report.getByRole('heading', { name: 'Taken: Open' });
  expect(report.queryByText(/Handtekening/)).toBeNull();

  fireEvent.change(dialog.getByLabelText('Aan'), { target: { value: 'jan' } });
  dialog.getByLabelText('Bericht').focus();
  await user.keyboard('{Control>}{Enter}{/Control}');
  dialog.getByText('Vul geldige e-mailadressen in, met een komma ertussen.');
  expect(document.activeElement).toBe(dialog.getByLabelText('Aan'));
  expect(server.mails).toEqual([]);

  const isBusy = () => dialog.getByRole('button', { name: 'Versturen' }).getAttribute('aria-busy');
  await waitFor(() => expect(isBusy()).toBe('false'));
  // As by its button: what was typed is kept.
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  dialog = await open(user);
  await user.click(await dialog.findByRole('button', { name: 'Terugzetten' }));
  expect(dialog.getByLabelText('Aan')).toHaveProperty('value', 'jan');
  fireEvent.change(dialog.getByLabelText('Aan'), { target: { value: 'jan@zwaan.example' } });
  await user.dblClick(dialog.getByRole('button', { name: 'Versturen' }));
  await screen.findByText('Bezoekrapport verstuurd aan jan@zwaan.example.');
  expect(server.mails).toHaveLength(1);
  expect(server.mails[0]?.text).toMatch(/^Beste Jan Zwaan,\n[\s\S]*Taken: Open\nPomp <b>nakijken<\/b>\n/);
  dialog = await open(user);
  await dialog.findByText(/^Al eerder verstuurd: .* aan jan@zwaan.example\.$/);
});

it('that was closed is offered when it is opened again, until it is sent', async () => {
  const server = await createTestServer();
  const route = await aVisit(server);
  const customer_id = Number(route.split('/').at(-1));
  const own = await addressOf(server, route);
  const other = await aReport(server.db, { customer_id, user_id: server.userId, scheduled: '2026-11-16 08:00:00' });
  const { user } = await renderApp({ server, route });
  let dialog = await open(user);
  fireEvent.change(dialog.getByLabelText('Bericht'), { target: { value: 'De pomp komt dinsdag.' } });
  await waitFor(async () => expect(await keptOf(server.userId, own)).not.toBeNull());
  await user.click(dialog.getByRole('button', { name: 'Sluiten' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // Not in the mail of another visit, of the same day too: all of it is of this one.
  await user.click(screen.getByRole('combobox', { name: 'Afspraak' }));
  await user.click(screen.getByRole('option', { name: '16-11-2026 08:00' }));
  dialog = await open(user);
  fireEvent.change(dialog.getByLabelText('Bericht'), { target: { value: 'Van toen.' } });
  await waitFor(async () => expect(await keptOf(server.userId, `${route}#${other}`)).not.toBeNull());
  expect(dialog.queryByRole('button', { name: 'Terugzetten' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Sluiten' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('combobox', { name: 'Afspraak' }));
  await user.click(screen.getByRole('option', { name: '16-11-2026 09:00' }));
  dialog = await open(user);
  await user.click(await dialog.findByRole('button', { name: 'Terugzetten' }));
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Bericht').value).toBe('De pomp komt dinsdag.');
  await user.click(dialog.getByRole('button', { name: 'Versturen' }));
  await screen.findByText(/^Bezoekrapport verstuurd aan/);
  expect(server.mails[0]?.text).toContain('De pomp komt dinsdag.');
  await untilGone(server.userId, own);
});

it('is not sent without the server, and says nothing of a mail that may have gone', async () => {
  const server = await createTestServer();
  const { user } = await renderApp({ server, route: await aVisit(server) });
  const dialog = await open(user);
  act(reachability.lost);
  onTestFinished(() => act(reachability.reset));
  const button = dialog.getByRole<HTMLButtonElement>('button', { name: 'Versturen' });
  await waitFor(() => expect(button.disabled).toBe(true));
  act(reachability.found);
  await waitFor(() => expect(button.disabled).toBe(false));
});

it('says that it is not known whether one went before, where that cannot be read', async () => {
  const server = await createTestServer();
  let isDown = true;
  const between = failingWhile(() => isDown, 'GET', /api\/outbox/);
  const { user } = await renderApp({ server, route: await aVisit(server), between });
  const dialog = await open(user);
  await dialog.findByText(/Of dit rapport al eerder is gemaild, is niet bekend\.$/);
  isDown = false;
  await user.click(dialog.getByRole('button', { name: 'Opnieuw proberen' }));
  await waitFor(() => expect(dialog.queryByText(/is niet bekend/)).toBeNull());
});

it('does not go while it is not known yet whether one went before', async () => {
  const server = await createTestServer();
  const route = await aVisit(server);
  await sentFor(server, route)('piet@zwaan.example');
  const line = holding();
  const { user } = await renderApp({ server, route, between: line.between });
  await screen.findByRole('button', { name: 'Mailen' });
  line.hold(/api\/outbox/);
  const dialog = await open(user);
  await waitFor(() => expect(line.held()).toHaveLength(1));
  await user.click(dialog.getByRole('button', { name: 'Versturen' }));
  line.pass();
  await line.release();
  await dialog.findByText(/^Er is al een bezoekrapport gemaild, en dit is niet verstuurd/);
  dialog.getByText(/aan piet@zwaan\.example\.$/);
  expect(server.mails).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Versturen' }));
  await screen.findByText(/^Bezoekrapport verstuurd aan/);
});

it('is not called mailed meanwhile for one of long ago of which nothing could be read', async () => {
  const server = await createTestServer();
  const route = await aVisit(server);
  await sentFor(server, route)('piet@zwaan.example');
  let isDown = true;
  const between = failingWhile(() => isDown, 'GET', /api\/outbox/);
  const { user } = await renderApp({ server, route, between });
  const dialog = await open(user);
  await dialog.findByText(/Of dit rapport al eerder is gemaild, is niet bekend\.$/);
  isDown = false;
  await user.click(dialog.getByRole('button', { name: 'Versturen' }));
  await screen.findByText(/^Bezoekrapport verstuurd aan/);
  expect(server.mails).toHaveLength(1);
});

it('is about the appointment that has begun by now, also on a page that was opened before it', async () => {
  const server = await createTestServer();
  const route = await aVisit(server);
  const customer_id = Number(route.split('/').at(-1));
  await aReport(server.db, { customer_id, user_id: server.userId, scheduled: '2026-11-16 14:00:00' });
  holdClock();
  const { user } = await renderApp({ server, route });
  const sheet = within(await screen.findByRole('article'));
  sheet.getByText('16-11-2026 09:00');
  const afterwards = new Date('2026-11-16T15:00:00+01:00');
  server.setNow(afterwards);
  vi.setSystemTime(afterwards);
  await letPass(60_000);
  sheet.getByText('16-11-2026 14:00');
  // What was chosen stays.
  await user.click(screen.getByRole('combobox', { name: 'Afspraak' }));
  await user.click(screen.getByRole('option', { name: '16-11-2026 09:00' }));
  await letPass(60_000);
  sheet.getByText('16-11-2026 09:00');
});

it('goes to addresses as they are pasted: with semicolons, on lines, or one twice', async () => {
  const server = await createTestServer();
  const { user } = await renderApp({ server, route: await aVisit(server) });
  const dialog = await open(user);
  const pasted = 'jan@zwaan.example; Piet@zwaan.example;jan@zwaan.example;';
  fireEvent.change(dialog.getByLabelText('Aan'), { target: { value: pasted } });
  await user.click(dialog.getByRole('button', { name: 'Versturen' }));
  await screen.findByText('Bezoekrapport verstuurd aan jan@zwaan.example, Piet@zwaan.example.');
  expect(server.mails.map(({ to }) => to)).toEqual([['jan@zwaan.example', 'Piet@zwaan.example']]);
});

it('names the products of the machines, also when their names come last', async () => {
  const { opened, open: letThrough } = gate();
  const server = await createTestServer();
  let unanswered = 0;
  const { user, sent } = await renderApp({
    server,
    route: await aVisit(server),
    between: (send) => async (input, init) => {
      const areNames = String(input).includes('machine_products');
      if (areNames) await opened;
      else unanswered += 1;
      return send(input, init).finally(() => {
        if (!areNames) unanswered -= 1;
      });
    },
  });
  const isSent = (call: string) => sent.some((one) => one.includes(call));
  await waitFor(() => expect(['norms', 'sampling_points', 'tasks'].every(isSent) && unanswered === 0).toBe(true));
  expect(screen.queryByRole('button', { name: 'Mailen' })).toBeNull();
  letThrough();
  const dialog = await open(user);
  dialog.getByRole('cell', { name: '110 · Velgenreiniger' });
});

it('that a colleague sent while the dialog was open is said first, and goes by the next press', async () => {
  const server = await createTestServer();
  const route = await aVisit(server);
  const sent = sentFor(server, route);
  await sent('piet@zwaan.example');
  const { user } = await renderApp({ server, route });
  const dialog = await open(user);
  await dialog.findByText(/^Al eerder verstuurd: .* aan piet@zwaan.example\.$/);
  await sent('jan@zwaan.example');
  await user.dblClick(dialog.getByRole('button', { name: 'Versturen' }));
  await dialog.findByText(/^Er is al een bezoekrapport gemaild/);
  await dialog.findByText(/^Al eerder verstuurd: .* aan jan@zwaan.example\.$/);
  expect(server.mails).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Versturen' }));
  await screen.findByText(/^Bezoekrapport verstuurd aan/);
  expect(server.mails).toHaveLength(1);
});

it('that a colleague sent meanwhile is said before another screen comes that was asked for', async () => {
  const server = await createTestServer();
  const route = await aVisit(server);
  const sent = sentFor(server, route);
  await sent('piet@zwaan.example');
  const line = holding();
  const { user, goTo, route: at } = await renderApp({ server, route, between: line.between });
  const dialog = await open(user);
  await dialog.findByText(/^Al eerder verstuurd: /);
  await sent('jan@zwaan.example');
  line.hold(/api\/outbox/);
  await user.click(dialog.getByRole('button', { name: 'Versturen' }));
  await waitFor(() => expect(line.held().length).toBeGreaterThan(0));
  goTo('/customers/overview');
  await waitFor(() => expect(at()).toBe(route));
  line.pass();
  await act(line.release);
  await dialog.findByText(/^Er is al een bezoekrapport gemaild/);
  await user.click(await screen.findByRole('button', { name: 'Versturen' }));
  await waitFor(() => expect(server.mails).toHaveLength(1));
  expect(at()).toBe(route);
});

it('that one address does not take keeps its text, and says whom it did not reach, also the next time', async () => {
  const server = await createTestServer({
    mailer: async () => ({ result: 'sent', file: '', refused: ['piet@zwaan.example'] }),
  });
  const route = await aVisit(server);
  const { user } = await renderApp({ server, route });
  let dialog = await open(user);
  fireEvent.change(dialog.getByLabelText('Bericht'), { target: { value: 'Dag Jan,' } });
  await user.click(dialog.getByRole('button', { name: 'Versturen' }));
  await dialog.findByText(/^Niet verstuurd aan piet@zwaan.example: geweigerd door de mailserver\. Aan de rest/);
  expect(screen.queryByText(/^Bezoekrapport verstuurd/)).toBeNull();
  expect(dialog.getByLabelText<HTMLInputElement>('Bericht').value).toBe('Dag Jan,');
  await user.click(dialog.getByRole('button', { name: 'Sluiten' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  dialog = await open(user);
  await dialog.findByText(/^Al eerder verstuurd: .* Niet verstuurd aan piet@zwaan.example/);
});

/** A mail that is on its way when another screen is asked for, and fails once it is let through. */
const onItsWay = async () => {
  const { opened, open: letThrough } = gate();
  const server = await createTestServer({
    mailer: async () => {
      await opened;
      throw Object.assign(new Error('Greeting never received'), { code: 'ETIMEDOUT' });
    },
  });
  expectOnConsole(/V2Error/);
  const app = await renderApp({ server, route: await aVisit(server) });
  const dialog = await open(app.user);
  await app.user.click(dialog.getByRole('button', { name: 'Versturen' }));
  app.goTo('/customers/overview');
  return { ...app, letThrough };
};

it('that is on its way is not left before the answer, so that its failure is seen', async () => {
  const { route, letThrough } = await onItsWay();
  await waitFor(() => expect(route()).toMatch(/^\/customers\/report\//));
  expect(screen.queryByRole('dialog', { name: /^Nog / })).toBeNull();
  letThrough();
  await screen.findByText('De mail is niet verstuurd. De mailserver antwoordde niet op tijd.');
  expect(route()).toMatch(/^\/customers\/report\//);
});

it('that was left all the same tells its failure on the screen that came', async () => {
  onTestFinished(sooner(3_000));
  const { user, route, letThrough } = await onItsWay();
  await user.click(await screen.findByRole('button', { name: 'Weggaan' }));
  await screen.findByRole('heading', { name: 'Klanten', level: 1 });
  letThrough();
  await screen.findByText('‘Bezoekrapport mailen’: De mail is niet verstuurd. De mailserver antwoordde niet op tijd.');
  expect(route()).toBe('/customers/overview');
});

it('that is not sent says why; a press after a lost answer sends it no second time', async () => {
  const mails: Mail[] = [];
  let reachable = false;
  const server = await createTestServer({
    mailer: async (mail) => {
      if (!reachable) throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ESOCKET' });
      mails.push(mail);
      return { result: 'sent', file: '' };
    },
  });
  let isLost = false;
  const route = await aVisit(server);
  const { user } = await renderApp({ server, route, between: losing('POST', () => isLost) });
  let dialog = await open(user);
  fireEvent.change(dialog.getByLabelText('Bericht'), { target: { value: 'Eerder getypt' } });
  await waitFor(async () => expect(await keptOf(server.userId, await addressOf(server, route))).not.toBeNull());
  await user.click(dialog.getByRole('button', { name: 'Sluiten' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  dialog = await open(user);
  await dialog.findByRole('button', { name: 'Terugzetten' });
  await user.click(dialog.getByRole('button', { name: 'Versturen' }));
  await dialog.findByText('De mail is niet verstuurd. De mailserver is niet bereikbaar.');
  expect(screen.queryByText(/^Bezoekrapport verstuurd/)).toBeNull();

  reachable = true;
  isLost = true;
  fireEvent.change(dialog.getByLabelText('Bericht'), { target: { value: 'Dag Jan,' } });
  await user.click(dialog.getByRole('button', { name: 'Probeer opnieuw' }));
  // No promise that it goes once: where the mail server confirmed nothing either, nobody knows.
  await dialog.findByText(
    'Er kwam geen antwoord. Misschien is de mail toch verstuurd. Probeer het opnieuw: wat de mailserver bevestigde, gaat niet nog eens.',
  );
  // The text of a mail that may have gone cannot be changed any more, nor what was typed before be put back.
  expect(dialog.getByLabelText<HTMLInputElement>('Bericht').disabled).toBe(true);
  expect(dialog.queryByRole('button', { name: 'Terugzetten' })).toBeNull();

  isLost = false;
  await user.click(dialog.getByRole('button', { name: 'Probeer opnieuw' }));
  await screen.findByText(/^Bezoekrapport verstuurd aan/);
  expect(mails.map(({ text }) => text.split('\n')[0])).toEqual(['Dag Jan,']);
});

it('whose lost answer turns out to name an address that did not take it lets that address be mended', async () => {
  const server = await createTestServer({
    mailer: async () => ({ result: 'sent', file: '', refused: ['piet@zwaan.example'] }),
  });
  let isLost = true;
  const { user } = await renderApp({
    server,
    route: await aVisit(server),
    between: losing('POST', () => isLost),
  });
  const dialog = await open(user);
  await user.click(dialog.getByRole('button', { name: 'Versturen' }));
  await dialog.findByText(/^Er kwam geen antwoord\./);
  isLost = false;
  await user.click(dialog.getByRole('button', { name: 'Probeer opnieuw' }));
  await dialog.findByText(/^Niet verstuurd aan piet@zwaan.example/);
  expect(dialog.getByLabelText<HTMLInputElement>('Bericht').disabled).toBe(false);
  expect(dialog.getByLabelText<HTMLInputElement>(/^Aan/).disabled).toBe(false);
});
