import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { holdClock, letPass } from '../support/clock';
import { failing } from '../support/failing';
import { renderApp } from '../support/screen';
import { createTestServer, type TestServer } from '../support/server';

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer();
  holdClock();
});

const held = () => server.db.selectFrom('pushes').select(['shop_id', 'message']).execute();
const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Verstuur naar/ });

type App = Awaited<ReturnType<typeof renderApp>>;
const open = async (between?: (send: typeof fetch) => typeof fetch): Promise<App> =>
  renderApp({ server, route: '/news/push', ...(between ? { between } : {}) });
/** Types a message and presses the button; it is counted down from then on. */
const press = async ({ user }: App, message = 'Vandaag gratis wax') => {
  const field = await screen.findByLabelText('Bericht');
  await user.clear(field);
  await user.type(field, message);
  await user.click(sendButton());
};
const countedDown = async () => {
  await screen.findByRole('button', { name: 'Annuleren' });
  await letPass(10_000);
};

describe('the push screen', () => {
  it('sends only what is longer than 2 characters, as a person counts them', async () => {
    const { user } = await open();
    const field = await screen.findByLabelText('Bericht');
    for (const short of ['Hé', '👨‍👩‍👧👍', '  a  ']) {
      await user.clear(field);
      await user.type(field, short);
      expect(sendButton().disabled).toBe(true);
    }
    await user.clear(field);
    await user.type(field, 'Hoi');
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

  it.each(['a button', 'Escape'])('cancelled at nine seconds by %s goes to nobody, and stays as it was', async (by) => {
    const app = await open();
    await press(app);
    const cancel = await screen.findByRole('button', { name: 'Annuleren' });
    expect(document.activeElement).toBe(cancel);
    expect(screen.getByRole('status').textContent).toMatch(/^Het bericht gaat over 10 seconden/);
    await letPass(8_500);
    await (by === 'Escape' ? app.user.keyboard('{Escape}') : app.user.click(cancel));
    await waitFor(() => expect(document.activeElement).toBe(sendButton()));
    await letPass(60_000);
    expect(app.sent.filter((call) => call.startsWith('POST'))).toEqual([]);
    expect(screen.getByLabelText<HTMLTextAreaElement>('Bericht').value).toBe('Vandaag gratis wax');
    expect(app.route()).toBe('/news/push');
  });

  it('goes out once however often the button is pressed', async () => {
    const app = await open();
    await app.user.type(await screen.findByLabelText('Bericht'), 'Vandaag gratis wax');
    await app.user.tripleClick(sendButton());
    await countedDown();
    await waitFor(() => expect(app.route()).toBe('/'));
    expect(await held()).toHaveLength(1);
  });

  const anEarlierPush = (created: string) =>
    server.db
      .insertInto('pushes')
      .values({
        ...{ shop_id: 1, user_id: server.userId, message: 'Vandaag gratis wax', created },
        ...{ attempts: 1, result: 'sent', error: '' },
      })
      .execute();

  it('asks once more before the same text goes to the same shop within 24 hours', async () => {
    await anEarlierPush('2026-11-15 10:30:00');
    const app = await open();
    await screen.findByRole('link', { name: 'Accounts' });
    await press(app);
    await screen.findByText(/ging op 15-11-2026 10:30 al naar sireon/);
    await app.user.click(screen.getByRole('button', { name: 'Annuleren' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await app.user.click(sendButton());
    await app.user.click(await screen.findByRole('button', { name: 'Nog een keer versturen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await countedDown();
    await waitFor(() => expect(app.route()).toBe('/'));
    expect(await held()).toHaveLength(2);
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
    expect(screen.queryByRole('alert')).toBeNull();
    app.goTo('/news/push');
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Bericht')).value).toBe('Vandaag gratis wax');
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
