import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failing } from '../support/failing';
import { renderApp } from '../support/screen';
import { createTestServer, type TestServer } from '../support/server';

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer();
});
afterEach(() => server.close());

const held = () => server.db.selectFrom('pushes').select(['shop_id', 'message']).execute();
const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Versturen' });

describe('the push screen', () => {
  it('sends only what is longer than 2 characters, as a person counts them', async () => {
    const { user } = await renderApp({ server, route: '/news/push' });
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
    const { user, route, sent } = await renderApp({ server, route: '/news/push' });
    await user.type(await screen.findByLabelText('Bericht'), 'Vandaag gratis wax');
    await user.click(sendButton());
    await waitFor(() => expect(route()).toBe('/'));
    expect(sent).toContain('POST v2/push/sendNotification/sireon');
    expect(await held()).toEqual([{ shop_id: 1, message: 'Vandaag gratis wax' }]);
  });

  it('goes out once however often the button is pressed', async () => {
    const { user, route } = await renderApp({ server, route: '/news/push' });
    await user.type(await screen.findByLabelText('Bericht'), 'Vandaag gratis wax');
    await user.tripleClick(sendButton());
    await waitFor(() => expect(route()).toBe('/'));
    expect(await held()).toHaveLength(1);
  });

  it('returns home silently after a failure; the text stands in the field again', async () => {
    const app = await renderApp({ server, route: '/news/push', between: failing('POST', /sendNotification/) });
    await app.user.type(await screen.findByLabelText('Bericht'), 'Vandaag gratis wax');
    await app.user.click(sendButton());
    await waitFor(() => expect(app.route()).toBe('/'));
    expect(screen.queryByRole('alert')).toBeNull();
    app.goTo('/news/push');
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Bericht')).value).toBe('Vandaag gratis wax');
  });

  it('has the text of a message that failed an hour ago still', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const app = await renderApp({ server, route: '/news/push', between: failing('POST', /sendNotification/) });
      await app.user.type(await screen.findByLabelText('Bericht'), 'Vandaag gratis wax');
      await app.user.click(sendButton());
      await waitFor(() => expect(app.route()).toBe('/'));
      await vi.advanceTimersByTimeAsync(60 * 60_000);
      app.goTo('/news/push');
      expect((await screen.findByLabelText<HTMLTextAreaElement>('Bericht')).value).toBe('Vandaag gratis wax');
    } finally {
      vi.useRealTimers();
    }
  });
});
