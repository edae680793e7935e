import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { keptPushes } from '../../server/push/pushes';
import { storeDue } from '../../server/push/storePush';
import { findRows, keepDraft } from '../../src/drafts/draftStore';
import { keepRecalled } from '../../src/drafts/recalledPushes';
import { tokenStore } from '../../src/lib/session/tokenStore';
import { aScheduledPush } from '../support/builders';
import { holdClock, letPass } from '../support/clock';
import { failing, failingWhile, losing, withoutApi } from '../support/failing';
import { holding } from '../support/holding';
import { pasteIn } from '../support/pasteIn';
import { type App, renderApp } from '../support/screen';
import { createTestServer, MONDAY, type TestServer } from '../support/server';

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer();
  holdClock();
});

const held = () => server.db.selectFrom('pushes').select(['shop_id', 'message']).execute();
const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Verstuur naar/ });

const open = async (between?: (send: typeof fetch) => typeof fetch): Promise<App> =>
  renderApp({ server, route: '/news/push', ...(between ? { between } : {}) });
const hint = async () => (await screen.findByText(HINTS)).textContent;
/** Types a message and presses the button; it is counted down from then on. */
const press = async ({ user }: App, message = 'Vandaag gratis wax') => {
  const field = await screen.findByLabelText('Bericht');
  await user.clear(field);
  await user.paste(message);
  await user.click(sendButton());
};
/** What the live regions say, of which the draft's says nothing. */
const statuses = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');
/** Whether it goes to everyone, or to nobody. */
const HINTS = /^(Er is geen pushdienst ingesteld|Iedereen met de app van deze shop krijgt dit bericht)/;
const countedDown = async () => {
  await screen.findByRole('button', { name: 'Annuleren' });
  await letPass(10_000);
};
/** The screen with a message whose call is held. */
const beingSent = async () => {
  const line = holding();
  const app = await open(line.between);
  line.hold(/sendNotification/);
  await press(app);
  await countedDown();
  await waitFor(() => expect(line.held()).toHaveLength(1));
  return { ...app, line };
};

describe('the push screen', () => {
  it('sends only what is longer than 2 characters, as a person counts them', async () => {
    const { user } = await open();
    const field = await screen.findByLabelText('Bericht');
    for (const short of ['Hé', '👨‍👩‍👧👍', '  a  ']) {
      await user.clear(field);
      await user.paste(short);
      expect(sendButton().disabled).toBe(true);
    }
    await user.clear(field);
    await pasteIn(user, field, 'Hoi');
    expect(sendButton().disabled).toBe(false);
  });

  it("goes to the default shop 'sireon', and returns home", async () => {
    const app = await open();
    await press(app);
    await countedDown();
    await waitFor(() => expect(app.route()).toBe('/'));
    expect(app.sent).toContain('POST v2/push/sendNotification/sireon');
    expect(await held()).toEqual([{ shop_id: 1, message: 'Vandaag gratis wax' }]);
  });

  it('shows the message as a telephone does, counts its characters, and names the shop it goes to', async () => {
    const app = await open();
    await app.user.type(await screen.findByLabelText('Bericht'), 'Wax{Enter}gratis');
    expect(screen.getByRole('img', { name: /Voorbeeld/ }).textContent).toContain('Wax\ngratis');
    screen.getByText('10 van 1000 tekens');
    await app.user.click(screen.getByRole('combobox', { name: 'Shop' }));
    await app.user.click(await screen.findByRole('option', { name: 'carwash' }));
    expect(sendButton().textContent).toBe('Verstuur naar carwash');
    expect(app.sent.filter((call) => call.startsWith('POST'))).toEqual([]);
  });

  it.each(['a button', 'Escape'])(
    'cancelled before the ten seconds by %s goes to nobody, and stays as it was',
    async (by) => {
      const app = await open();
      await press(app);
      const cancel = await screen.findByRole('button', { name: 'Annuleren' });
      expect(document.activeElement).toBe(cancel);
      expect(statuses()).toMatch(/^Het bericht gaat over 10 seconden/);
      await letPass(6_000);
      await (by === 'Escape' ? app.user.keyboard('{Escape}') : app.user.click(cancel));
      await waitFor(() => expect(document.activeElement).toBe(sendButton()));
      await letPass(60_000);
      expect(app.sent.filter((call) => call.startsWith('POST'))).toEqual([]);
      expect(screen.getByLabelText<HTMLTextAreaElement>('Bericht').value).toBe('Vandaag gratis wax');
      expect(app.route()).toBe('/news/push');
    },
  );

  const CALLED_OFF = 'Niet verstuurd: het aftellen is gestopt.';
  it.each<[string, (app: App) => Promise<unknown>]>([
    [
      'the question before it is left stands',
      async (app) => {
        app.goTo('/staff/overview');
        await screen.findByRole('dialog', { name: 'Nog niet opgeslagen' });
      },
    ],
    [
      'that question is answered by Escape',
      async (app) => {
        app.goTo('/staff/overview');
        await screen.findByRole('dialog', { name: 'Nog niet opgeslagen' });
        await app.user.keyboard('{Escape}');
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      },
    ],
    [
      'Ctrl+K was opened, and closed',
      async ({ user }) => {
        await user.keyboard('{Control>}k{/Control}');
        await screen.findByRole('dialog', { name: 'Zoeken en doen' });
        await user.keyboard('{Escape}');
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      },
    ],
    ['the browser asks whether to close it', async () => window.dispatchEvent(new Event('beforeunload'))],
    ['the computer slept', async () => vi.setSystemTime(Date.now() + 60_000)],
  ])('goes to nobody when %s during the countdown, and says so', async (_, pause) => {
    const app = await open();
    await press(app);
    await screen.findByRole('button', { name: 'Annuleren' });
    await letPass(6_000);
    await pause(app);
    await letPass(4_000);
    await screen.findByText(CALLED_OFF);
    await letPass(60_000);
    expect(app.sent.filter((call) => call.startsWith('POST'))).toEqual([]);
    expect(screen.getByLabelText<HTMLTextAreaElement>('Bericht').value).toBe('Vandaag gratis wax');
    expect(app.route()).toBe('/news/push');
  });

  it('is not counted down when a dialog was opened while it was compared with earlier ones', async () => {
    const line = holding();
    const app = await open(line.between);
    await screen.findByRole('link', { name: 'Accounts' });
    line.hold(/GET .*api\/pushes/);
    await press(app);
    await waitFor(() => expect(line.held()).toHaveLength(1));
    await app.user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('dialog', { name: 'Zoeken en doen' });
    line.pass();
    await line.release();
    await screen.findByText(CALLED_OFF);
    await letPass(60_000);
    expect(app.sent.filter((call) => call.startsWith('POST'))).toEqual([]);
  });

  const anEarlierDraft = () => {
    tokenStore.set({ API_token: server.token, name: 'Sanne de Vries', userId: server.userId });
    const savedAt = MONDAY.getTime() - 60_000;
    return keepDraft(server.userId, '/news/push', { values: { message: 'Kladje' }, opened: {}, savedAt });
  };

  it('is not counted down any more when a draft is put back; that goes when it is sent itself', async () => {
    await anEarlierDraft();
    const app = await open();
    const putBack = await screen.findByRole('button', { name: 'Terugzetten' });
    await press(app);
    await screen.findByRole('button', { name: 'Annuleren' });
    await app.user.click(putBack);
    await screen.findByText(CALLED_OFF);
    await letPass(60_000);
    expect(app.sent.filter((call) => call.startsWith('POST'))).toEqual([]);
    expect(screen.getByLabelText<HTMLTextAreaElement>('Bericht').value).toBe('Kladje');
    await app.user.click(sendButton());
    await countedDown();
    await waitFor(() => expect(app.route()).toBe('/'));
    expect(await held()).toEqual([{ shop_id: 1, message: 'Kladje' }]);
  });

  it('does not let a draft be put back while it is compared with earlier ones', async () => {
    await anEarlierDraft();
    const line = holding();
    const app = await open(line.between);
    const putBack = await screen.findByRole('button', { name: 'Terugzetten' });
    line.hold(/GET .*api\/pushes/);
    await press(app);
    await waitFor(() => expect(line.held()).toHaveLength(1));
    await app.user.click(putBack);
    expect(screen.getByLabelText<HTMLTextAreaElement>('Bericht').value).toBe('Vandaag gratis wax');
    line.pass();
    await line.release();
    await countedDown();
    await waitFor(() => expect(app.route()).toBe('/'));
    expect(await held()).toEqual([{ shop_id: 1, message: 'Vandaag gratis wax' }]);
  });

  it('goes out once however often the button is pressed', async () => {
    const app = await open();
    await pasteIn(app.user, await screen.findByLabelText('Bericht'), 'Vandaag gratis wax');
    await app.user.tripleClick(sendButton());
    await countedDown();
    await waitFor(() => expect(app.route()).toBe('/'));
    expect(await held()).toHaveLength(1);
  });

  const anEarlierPush = (created: string, outcome = {}) =>
    server.db
      .insertInto('pushes')
      .values({
        ...{ shop_id: 1, user_id: server.userId, message: 'Vandaag gratis wax', created },
        ...{ attempts: 1, result: 'sent', error: '', ...outcome },
      })
      .execute();

  it('shows that it is compared with earlier ones, keeps the focus, and is called off by Escape meanwhile', async () => {
    const line = holding();
    const app = await open(line.between);
    await hint();
    line.hold(/GET .*api\/pushes/);
    await press(app);
    await waitFor(() => expect(line.held()).not.toEqual([]));
    expect(sendButton().getAttribute('aria-busy')).toBe('true');
    expect(document.activeElement).toBe(sendButton());
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(sendButton().getAttribute('aria-busy')).toBe('false'));
    line.pass();
    await act(line.release);
    expect(screen.queryByRole('button', { name: 'Annuleren' })).toBeNull();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Bericht').value).toBe('Vandaag gratis wax');
    await app.user.click(sendButton());
    await screen.findByRole('button', { name: 'Annuleren' });
  });

  it('asks once more before the same text goes to the same shop within 24 hours', async () => {
    await anEarlierPush('2026-11-15 10:30:00');
    const app = await open();
    await screen.findByRole('link', { name: 'Accounts' });
    await press(app);
    await screen.findByText(/ging op 15-11-2026 10:30 al naar sireon/);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Annuleren' }));
    await app.user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(sendButton());
    await app.user.click(sendButton());
    await app.user.click(await screen.findByRole('button', { name: 'Nog een keer versturen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await countedDown();
    await waitFor(() => expect(app.route()).toBe('/'));
    expect(await held()).toHaveLength(2);
  });

  it('whose sender asked for another screen before the answer came goes there, and not home', async () => {
    const { line, ...app } = await beingSent();
    await app.user.click(screen.getByRole('link', { name: 'Accounts' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await line.release();
    await screen.findByRole('heading', { name: 'Accounts' });
    expect(await held()).toHaveLength(1);
  });

  it('whose sender asked to sign out before the answer came, and then stays, leads home', async () => {
    const { line, ...app } = await beingSent();
    const recalled = { id: 7, message: 'Terug', shop_name: 'sireon', send_at: '2026-12-01 09:00:00', isAsked: false };
    await keepRecalled(server.userId, recalled);
    await app.user.click(screen.getByRole('button', { name: /^Account van/ }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Uitloggen' }));
    await line.release();
    await app.user.click(await screen.findByRole('button', { name: 'Blijf ingelogd' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /Bezig met versturen/ })).toBeNull());
    expect(app.route()).toBe('/');
  });

  it('asks when a colleague sent the same text during the countdown, and after a yes sends it once', async () => {
    const app = await open();
    await screen.findByRole('link', { name: 'Accounts' });
    await press(app);
    await screen.findByRole('button', { name: 'Annuleren' });
    await anEarlierPush('2026-11-16 10:30:00');
    await letPass(10_000);
    await screen.findByText(/ging op 16-11-2026 10:30 al naar sireon/);
    expect(await held()).toHaveLength(1);
    await app.user.click(screen.getByRole('button', { name: 'Nog een keer versturen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await countedDown();
    await waitFor(() => expect(app.route()).toBe('/'));
    expect(await held()).toHaveLength(2);
  });

  it('asks about a message that failed what it knows: that it failed, and why', async () => {
    const error = 'De pushdienst antwoordde niet binnen 10 seconden. Misschien is het bericht toch verstuurd.';
    await anEarlierPush('2026-11-15 10:30:00', { result: 'failed', error });
    const app = await open();
    await screen.findByRole('link', { name: 'Accounts' });
    await press(app);
    await screen.findByText(`Ditzelfde bericht aan sireon mislukte op 15-11-2026 10:30. ${error}`);
    await app.user.click(screen.getByRole('button', { name: 'Nog een keer versturen' }));
    await screen.findByText('Naar sireon over 10 seconden');
  });

  it('says that messages go to nobody where the server has no push service, also before the first', async () => {
    await open();
    expect(await hint()).toMatch(/^Er is geen pushdienst/);
  });

  it('says that everyone gets it where the server has one by now, though the newest was only kept', async () => {
    server = await createTestServer({ pushes: { ...keptPushes, stored: 'queued' } });
    await anEarlierPush('2026-11-15 10:30:00', { result: 'kept' });
    await open();
    expect(await hint()).toMatch(/^Iedereen/);
  });

  it('says neither until the server has told which', async () => {
    const line = holding();
    line.hold(/api\/push_service/);
    await open(line.between);
    await waitFor(() => expect(line.held()).toHaveLength(1));
    expect(screen.queryByText(HINTS)).toBeNull();
    await line.release();
    expect(await hint()).toMatch(/^Er is geen pushdienst/);
  });

  it('does not call a message sent that was only kept', async () => {
    await anEarlierPush('2026-11-15 10:30:00', { result: 'kept' });
    const app = await open();
    await screen.findByRole('link', { name: 'Accounts' });
    await press(app);
    await screen.findByText(/^Ditzelfde bericht aan sireon is op 15-11-2026 10:30 bewaard, en niet verstuurd/);
  });

  it('asks nothing about a text of longer ago', async () => {
    await anEarlierPush('2026-11-15 09:30:00');
    const app = await open();
    await screen.findByRole('link', { name: 'Accounts' });
    await press(app);
    await screen.findByText('Naar sireon over 10 seconden');
  });

  it('returns home silently after a failure; the text stands in the field again', async () => {
    const app = await open(failing('POST', /sendNotification/));
    await press(app);
    await countedDown();
    await waitFor(() => expect(app.route()).toBe('/'));
    await screen.findByRole('heading', { name: 'Vandaag' });
    expect(screen.queryByRole('alert')).toBeNull();
    app.goTo('/news/push');
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Bericht')).value).toBe('Vandaag gratis wax');
  });

  it('asks after a failure about another text that went before, and nothing about the same', async () => {
    await anEarlierPush('2026-11-15 10:30:00', { message: 'Zondag open' });
    const app = await open(failing('POST', /sendNotification/));
    await screen.findByRole('link', { name: 'Accounts' });
    await press(app, 'Zondag dicht');
    await countedDown();
    await screen.findByRole('heading', { name: 'Vandaag' });
    app.goTo('/news/push');
    await app.user.click(await screen.findByRole('button', { name: 'Verstuur naar sireon' }));
    await app.user.click(await screen.findByRole('button', { name: 'Annuleren' }));
    await press(app, 'Zondag open');
    await screen.findByText(/^Ditzelfde bericht ging op 15-11-2026 10:30 al naar sireon/);
  });

  it('asks first on a v2 without keys, which may have sent a message that got no answer', async () => {
    let isLost = true;
    const keyless =
      (send: typeof fetch): typeof fetch =>
      (input, init) => {
        const headers = new Headers(init?.headers);
        headers.delete('Idempotency-Key');
        return send(input, { ...init, headers });
      };
    const lossy = losing('POST', () => isLost);
    const app = await open((send) => withoutApi(lossy(keyless(send))));
    await press(app);
    await countedDown();
    await screen.findByRole('heading', { name: 'Vandaag' });
    isLost = false;
    app.goTo('/news/push');
    await app.user.click(await screen.findByRole('button', { name: 'Verstuur naar sireon' }));
    await screen.findByText(/^Ditzelfde bericht ging op 16-11-2026 10:00 misschien al naar sireon/);
    expect(await held()).toHaveLength(1);
    await app.user.click(screen.getByRole('button', { name: 'Nog een keer versturen' }));
    await countedDown();
    await waitFor(async () => expect(await held()).toHaveLength(2));
  });

  it('asks nothing there about a message that was refused', async () => {
    const refused = () => Response.json({ code: 'ERROR', data: { error: 'Dat kan niet.' } }, { status: 422 });
    const app = await open((send) => withoutApi(failing('POST', /sendNotification/, refused)(send)));
    await press(app);
    await countedDown();
    await screen.findByRole('heading', { name: 'Vandaag' });
    app.goTo('/news/push');
    await app.user.click(await screen.findByRole('button', { name: 'Verstuur naar sireon' }));
    await screen.findByText('Naar sireon over 10 seconden');
  });

  it('has the text of a message that failed an hour ago still', async () => {
    const app = await open(failing('POST', /sendNotification/));
    await press(app);
    await countedDown();
    await waitFor(() => expect(app.route()).toBe('/'));
    await letPass(3_600_000);
    app.goTo('/news/push');
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Bericht')).value).toBe('Vandaag gratis wax');
  });
});

describe('sending a push message later', () => {
  const planButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Plan in voor/ });
  const planned = () =>
    server.db.selectFrom('scheduled_pushes').select(['shop_id', 'message', 'send_at', 'state']).execute();
  /** Types a message and its moment. */
  const write = async ({ user }: App, date: string, time: string, message = 'Vandaag gratis wax') => {
    await user.click(await screen.findByLabelText('Bericht'));
    await user.paste(message);
    await user.click(await screen.findByRole('radio', { name: 'Later' }));
    await pasteIn(user, screen.getByLabelText(/^Datum/), date);
    await pasteIn(user, screen.getByLabelText(/^Tijd/), time);
    await user.tab();
  };

  it('keeps it at its moment, stays, and shows it in the list of what waits', async () => {
    const app = await open();
    await write(app, '21-11-2026', '9');
    await app.user.click(planButton());
    await screen.findByText('Ingepland: 21-11-2026 09:00 naar sireon');
    await screen.findByText('21-11-2026 09:00 naar sireon, door Sanne de Vries');
    expect(await planned()).toEqual([
      { shop_id: 1, message: 'Vandaag gratis wax', send_at: '2026-11-21 09:00:00', state: 'waiting' },
    ]);
    expect(screen.getByLabelText<HTMLTextAreaElement>('Bericht').value).toBe('');
    expect(document.activeElement).toBe(screen.getByLabelText('Bericht'));
    expect([app.route(), await held()]).toEqual(['/news/push', []]);
    expect(server.failures).toEqual([]);
  });

  it('says to a screen reader too that its date and time are required', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('radio', { name: 'Later' }));
    for (const name of [/^Datum/, /^Tijd/])
      expect(screen.getByLabelText(name).getAttribute('aria-required')).toBe('true');
  });

  it('leaves nothing of a message that failed before and then was planned: no text, and no question at leaving', async () => {
    const app = await open(failing('POST', /sendNotification/));
    await press(app);
    await countedDown();
    await waitFor(() => expect(screen.queryByLabelText('Bericht')).toBeNull());
    app.goTo('/news/push');
    await app.user.click(await screen.findByRole('combobox', { name: 'Shop' }));
    await app.user.click(await screen.findByRole('option', { name: 'carwash' }));
    await write(app, '21-11-2026', '9', '!');
    await app.user.click(planButton());
    await screen.findByText('Ingepland: 21-11-2026 09:00 naar carwash');
    await app.user.click(screen.getByRole('link', { name: 'Accounts' }));
    await waitFor(() => expect(app.route()).toBe('/staff/overview'));
    app.goTo('/news/push');
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Bericht')).value).toBe('');
  });

  it('says why a moment cannot be, and which of two it is', async () => {
    const app = await open();
    await write(app, '28-03-2027', '02:30');
    screen.getByText(/^02:30 bestaat die nacht niet: de klok gaat van 02:00 naar 03:00/);
    expect(planButton().disabled).toBe(true);
    const date = screen.getByLabelText(/^Datum/);
    await app.user.clear(date);
    await pasteIn(app.user, date, '31-10-2027');
    expect(statuses()).toContain('Het bericht gaat de eerste keer weg.');
    expect(planButton().disabled).toBe(false);
    await app.user.clear(date);
    await pasteIn(app.user, date, '15-11-2026');
    screen.getByText('Kies een moment dat nog komt.');
    await app.user.click(screen.getByRole('radio', { name: 'Nu' }));
    expect(sendButton().disabled).toBe(false);
  });

  it('is called back by key; its text stands in the fields again', async () => {
    await aScheduledPush(server.db, { send_at: '2026-11-21 09:00:00', shop_id: 2, user_id: server.userId });
    const app = await open();
    const recall = await screen.findByRole('button', { name: 'Terugroepen: Zaterdag gratis wax' });
    recall.focus();
    await app.user.keyboard('{Enter}');
    await screen.findByText('Er wacht geen bericht.');
    expect(await planned()).toEqual([]);
    expect(screen.getByLabelText<HTMLTextAreaElement>('Bericht').value).toBe('Zaterdag gratis wax');
    expect(screen.getByLabelText<HTMLInputElement>(/^Datum/).value).toBe('21-11-2026');
    expect(planButton().textContent).toBe('Plan in voor carwash');
  });

  it('is called back though the answer was lost; its text stands in the fields again', async () => {
    await aScheduledPush(server.db, { user_id: server.userId });
    const app = await open(losing('DELETE'));
    await app.user.click(await screen.findByRole('button', { name: 'Terugroepen: Zaterdag gratis wax' }));
    await screen.findByText(/^Teruggeroepen/);
    await screen.findByText('Er wacht geen bericht.');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Bericht').value).toBe('Zaterdag gratis wax');
    expect(screen.queryByText('Het bericht is niet teruggeroepen.')).toBeNull();
  });

  it('is called back once, however slowly the list is read again', async () => {
    await aScheduledPush(server.db, { user_id: server.userId });
    const line = holding();
    const app = await open(line.between);
    const recall = await screen.findByRole('button', { name: /^Terugroepen/ });
    line.hold(/GET .*scheduled_pushes/);
    await app.user.click(recall);
    await screen.findByText(/^Teruggeroepen/);
    await waitFor(() => expect(line.held()).toHaveLength(1));
    await app.user.click(recall);
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Terugroepen/ })).toBeNull());
    expect(app.sent.filter((call) => call.startsWith('DELETE'))).toHaveLength(1);
    line.pass();
    void line.release();
    await screen.findByText('Er wacht geen bericht.');
  });

  it('is called back without a word of what is typed meanwhile; its own text stays in sight', async () => {
    await aScheduledPush(server.db, { user_id: server.userId });
    const line = holding();
    const app = await open(line.between);
    line.hold(/DELETE .*scheduled_pushes/);
    await app.user.click(await screen.findByRole('button', { name: /^Terugroepen/ }));
    await pasteIn(app.user, screen.getByLabelText('Bericht'), 'Zondag open');
    await waitFor(() => expect(line.held()).toHaveLength(1));
    void line.release();
    await screen.findByText(/^Teruggeroepen/);
    await screen.findByText('Er wacht geen bericht.');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Bericht').value).toBe('Zondag open');
    await screen.findByText('Teruggeroepen, dus niet verstuurd (01-01-2098 09:00 naar sireon):');
    screen.getByText(/Zaterdag gratis wax/);
  });

  it('is called back while another is typed: its text stays, also after that is sent, until it is thrown away', async () => {
    await aScheduledPush(server.db, { user_id: server.userId });
    const app = await open();
    await pasteIn(app.user, await screen.findByLabelText('Bericht'), 'Zondag open');
    await app.user.click(await screen.findByRole('button', { name: /^Terugroepen/ }));
    await screen.findByText('Er wacht geen bericht.');
    await app.user.click(sendButton());
    await countedDown();
    await waitFor(() => expect(screen.queryByLabelText('Bericht')).toBeNull());
    app.goTo('/news/push');
    await screen.findByText(/Zaterdag gratis wax/);
    await app.user.click(screen.getByRole('button', { name: 'Tekst weggooien' }));
    await waitFor(() => expect(screen.queryByText(/Zaterdag gratis wax/)).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('is called back beside one that another tab called back; the text of each stays until it is thrown away', async () => {
    await aScheduledPush(server.db, { user_id: server.userId });
    const app = await open();
    await pasteIn(app.user, await screen.findByLabelText('Bericht'), 'Zondag open');
    const values = { id: 99, message: 'Kerstactie', shop_name: 'sireon', send_at: '2098-01-02 09:00:00' };
    await keepDraft(server.userId, 'recalled pushes 99', { values, opened: {}, savedAt: Date.now() });
    await app.user.click(await screen.findByRole('button', { name: /^Terugroepen/ }));
    await screen.findByText(/Kerstactie/);
    screen.getByText(/Zaterdag gratis wax/);
    await app.user.click(screen.getAllByRole('button', { name: 'Tekst weggooien' })[0] as HTMLElement);
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Tekst weggooien' })).toHaveLength(1));
  });

  it('is called back, and its text not thrown away by signing out without a question', async () => {
    await aScheduledPush(server.db, { user_id: server.userId });
    const app = await open();
    const field = await screen.findByLabelText('Bericht');
    await pasteIn(app.user, field, 'Zondag open');
    await app.user.click(await screen.findByRole('button', { name: /^Terugroepen/ }));
    await screen.findByText(/^Teruggeroepen, dus niet verstuurd/);
    await app.user.clear(field);
    await app.user.click(screen.getByRole('button', { name: /^Account van/ }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Uitloggen' }));
    await screen.findByText('Er is nog een teruggeroepen pushbericht. De tekst gaat verloren als je uitlogt.');
    await app.user.click(screen.getByRole('button', { name: 'Blijf ingelogd' }));
    screen.getByText(/Zaterdag gratis wax/);
  });

  it('is called back while its page is left: its text stands there, until it was planned again', async () => {
    await aScheduledPush(server.db, { send_at: '2026-11-21 09:00:00', user_id: server.userId });
    const line = holding();
    const app = await open(line.between);
    line.hold(/DELETE .*scheduled_pushes/);
    await app.user.click(await screen.findByRole('button', { name: /^Terugroepen/ }));
    await waitFor(() => expect(line.held()).toHaveLength(1));
    app.goTo('/staff/overview');
    await screen.findByRole('heading', { name: 'Accounts' });
    await line.release();
    await screen.findByText(/^Teruggeroepen: /);
    app.goTo('/news/push');
    await screen.findByText(/^Teruggeroepen, dus niet verstuurd/);
    await app.user.click(screen.getByRole('button', { name: 'In het bericht zetten' }));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Bericht').value).toBe('Zaterdag gratis wax');
    expect(screen.queryByText(/^Teruggeroepen, dus/)).toBeNull();
    await app.user.type(screen.getByLabelText('Bericht'), '!');
    await app.user.click(planButton());
    await screen.findByText(/^Ingepland: /);
    await waitFor(async () => expect(await findRows(server.userId, 'recalled pushes')).toEqual([]));
    await waitFor(() => expect(screen.queryByText(/^Teruggeroepen, dus/)).toBeNull());
  });

  it('is called back while a draft is offered: with that put back, both texts are there', async () => {
    await aScheduledPush(server.db, { user_id: server.userId });
    const values = { message: 'Concept', shop: 'sireon', send_at: '' };
    const app = await renderApp({ server, route: '/staff/overview' });
    await screen.findByRole('heading', { name: 'Accounts' });
    await keepDraft(server.userId, '/news/push', { values, opened: {}, savedAt: Date.now() });
    app.goTo('/news/push');
    await screen.findByRole('button', { name: 'Terugzetten' });
    await app.user.click(await screen.findByRole('button', { name: /^Terugroepen/ }));
    await screen.findByText('Er wacht geen bericht.');
    await app.user.click(screen.getByRole('button', { name: 'Terugzetten' }));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Bericht').value).toBe('Concept');
    await screen.findByText(/^Teruggeroepen, dus niet verstuurd/);
    screen.getByText(/Zaterdag gratis wax/);
  });

  it('stays in its row while it is called back, also when another one was called back meanwhile', async () => {
    for (const message of ['Eerste', 'Tweede']) await aScheduledPush(server.db, { user_id: server.userId, message });
    const line = holding();
    const app = await open(line.between);
    const first = await screen.findByRole('button', { name: 'Terugroepen: Eerste' });
    await pasteIn(app.user, screen.getByLabelText('Bericht'), 'Zondag open');
    line.hold(/DELETE .*scheduled_pushes/);
    await app.user.click(first);
    await waitFor(() => expect(line.held()).toHaveLength(1));
    line.pass();
    await app.user.click(screen.getByRole('button', { name: 'Terugroepen: Tweede' }));
    await screen.findByText(/^Teruggeroepen, dus niet verstuurd/);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Terugroepen: Tweede' })).toBeNull());
    expect(screen.queryByText(/^Misschien teruggeroepen/)).toBeNull();
    await line.release();
    await waitFor(() => expect(screen.getAllByText(/^Teruggeroepen, dus niet verstuurd/)).toHaveLength(2));
    expect(screen.queryByText(/^Misschien teruggeroepen/)).toBeNull();
  });

  it('is called back where the browser has no room: its text stands there as long as the page', async () => {
    await aScheduledPush(server.db, { user_id: server.userId });
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const app = await open();
    await pasteIn(app.user, await screen.findByLabelText('Bericht'), 'Zondag open');
    const local = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(full);
    const database = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full);
    onTestFinished(() => {
      local.mockRestore();
      database.mockRestore();
    });
    await app.user.click(await screen.findByRole('button', { name: /^Terugroepen/ }));
    await screen.findByText(/^Teruggeroepen, dus niet verstuurd/);
    screen.getByText(/Zaterdag gratis wax/);
    await app.user.click(screen.getByRole('button', { name: 'Tekst weggooien' }));
    await waitFor(() => expect(screen.queryByText(/Zaterdag gratis wax/)).toBeNull());
  });

  it.each([true, false])(
    'is perhaps called back while the line is down, and its text kept until the server tells: %s',
    async (isCarriedOut) => {
      await aScheduledPush(server.db, { user_id: server.userId });
      let isDown = false;
      const noLine = () => {
        throw new TypeError('fetch failed');
      };
      const app = await open((send) => {
        const lost = losing('DELETE', () => isDown)(send);
        return failingWhile(
          () => isDown,
          'GET',
          /scheduled_pushes/,
          noLine,
        )((...call) => (isDown && !isCarriedOut && call[1]?.method === 'DELETE' ? noLine() : lost(...call)));
      });
      const recall = await screen.findByRole('button', { name: /^Terugroepen/ });
      isDown = true;
      await app.user.click(recall);
      await screen.findByText('Misschien is het bericht teruggeroepen. De tekst is bewaard.');
      await screen.findByText(/^Misschien teruggeroepen/);
      expect(screen.queryByText('Het bericht is niet teruggeroepen.')).toBeNull();
      isDown = false;
      await letPass(10_000);
      await screen.findByText(
        isCarriedOut ? 'Teruggeroepen: het bericht wordt niet verstuurd.' : 'Het bericht is niet teruggeroepen.',
      );
      await waitFor(() => expect(screen.queryByText(/^Misschien/)).toBeNull());
      const text = screen.getByLabelText<HTMLTextAreaElement>('Bericht').value;
      expect(text).toBe(isCarriedOut ? 'Zaterdag gratis wax' : '');
      await waitFor(async () => expect(await planned()).toHaveLength(isCarriedOut ? 0 : 1));
    },
  );

  it('is not told as not planned where the answer was lost', async () => {
    const app = await open(losing('POST'));
    await write(app, '21-11-2026', '9');
    await app.user.click(planButton());
    await screen.findByText(/^Misschien is het bericht toch ingepland/);
    expect(screen.queryByText('Het bericht is niet ingepland.')).toBeNull();
    expect(await planned()).toHaveLength(1);
  });

  it('is not planned after all when its writer leaves while it is compared with earlier ones', async () => {
    const line = holding();
    const app = await open(line.between);
    await write(app, '21-11-2026', '9');
    line.hold(/GET .*api\/pushes/);
    await app.user.click(planButton());
    await waitFor(() => expect(line.held()).toHaveLength(1));
    await app.user.click(screen.getByRole('link', { name: 'Accounts' }));
    await app.user.click(await screen.findByRole('button', { name: 'Weggaan zonder opslaan' }));
    line.pass();
    void line.release();
    await screen.findByRole('heading', { name: 'Accounts' });
    app.goTo('/news/push');
    await screen.findByText('Er wacht geen bericht.');
    expect(await planned()).toEqual([]);
    expect(app.sent.filter((call) => call.startsWith('POST'))).toEqual([]);
  });

  it('says that a message was not called back, and that it was not kept', async () => {
    await aScheduledPush(server.db, { send_at: '2026-11-21 09:00:00', user_id: server.userId });
    const refused = () => Response.json({ error: 'Nee' }, { status: 422 });
    const app = await open((send) =>
      failing('DELETE', /scheduled_pushes/, refused)(failing('POST', /scheduled_pushes/, refused)(send)),
    );
    await app.user.click(await screen.findByRole('button', { name: /^Terugroepen/ }));
    await screen.findByText('Het bericht is niet teruggeroepen.');
    await write(app, '22-11-2026', '9');
    await app.user.click(planButton());
    await screen.findByText('Het bericht is niet ingepland.');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Bericht').value).toBe('Vandaag gratis wax');
    expect(await planned()).toHaveLength(1);
  });

  it('is gone from the list once it has gone, without a reload', async () => {
    const id = await aScheduledPush(server.db, { send_at: '2026-11-16 10:00:00', user_id: server.userId });
    await open();
    await screen.findByText('Zaterdag gratis wax');
    await server.db
      .updateTable('scheduled_pushes')
      .set({ state: 'sent' })
      .where('scheduled_push_id', '=', id)
      .execute();
    await letPass(10_000);
    await screen.findByText('Er wacht geen bericht.');
  });

  it('keeps in sight what was not sent, or only kept since no service sends it, with the reason', async () => {
    await aScheduledPush(server.db, { send_at: '2026-11-15 09:00:00', state: 'missed', user_id: server.userId });
    await aScheduledPush(server.db, { send_at: '2026-11-16 10:00:00', user_id: server.userId });
    await storeDue({ db: server.db, stored: 'kept', now: MONDAY });
    await open();
    await screen.findByText(/^Niet verstuurd: de server stond op dat moment uit/);
    await screen.findByText('Niet verstuurd, bewaard');
    expect(screen.queryByRole('button', { name: /^Terugroepen/ })).toBeNull();
  });

  it('asks once more where the same text waits for the same shop within 24 hours', async () => {
    await aScheduledPush(server.db, {
      ...{ send_at: '2026-11-17 09:30:00', message: 'Vandaag gratis wax', user_id: server.userId },
    });
    const app = await open();
    await screen.findByRole('link', { name: 'Accounts' });
    await press(app);
    await screen.findByText(/staat al klaar om op 17-11-2026 09:30 naar sireon te gaan/);
    await app.user.click(screen.getByRole('button', { name: 'Annuleren' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await app.user.clear(screen.getByLabelText('Bericht'));
    await write(app, '18-11-2026', '09:00');
    await app.user.click(planButton());
    await app.user.click(await screen.findByRole('button', { name: 'Toch inplannen' }));
    await waitFor(async () => expect(await planned()).toHaveLength(2));
  });

  it('is not there on an older v2', async () => {
    const app = await open(withoutApi);
    await press(app);
    await screen.findByText('Naar sireon over 10 seconden');
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByText('Ingepland')).toBeNull();
    expect(await hint()).toMatch(/^Iedereen/);
  });
});
