import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { scheduledPushTexts } from '../../i18n/nl/late/scheduledPushes';
import { findRows } from '../../src/drafts/draftStore';
import { findRecalled, keepRecalled } from '../../src/drafts/recalledPushes';
import { tokenStore } from '../../src/lib/session/tokenStore';
import { aScheduledPush } from '../support/builders';
import { holdClock, letPass } from '../support/clock';
import { keptOf } from '../support/drafts';
import { failingWhile } from '../support/failing';
import { gate } from '../support/gate';
import { holding } from '../support/holding';
import { pasteIn } from '../support/pasteIn';
import { renderApp } from '../support/screen';
import { createTestServer, type TestServer } from '../support/server';

/** What a push that is called back, or planned, leaves behind: its text is somewhere until it was used, and nowhere after. */
let server: TestServer;
beforeEach(async () => {
  server = await createTestServer();
  holdClock();
});

const open = (between = (send: typeof fetch) => send) => renderApp({ server, route: '/news/push', between });
const recallButton = () => screen.findByRole('button', { name: /^Terugroepen/ });
const kept = () => findRows(server.userId, 'recalled pushes');
const planButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Plan in voor/ });
const planned = () => server.db.selectFrom('scheduled_pushes').selectAll().execute();
const NOT_RECALLED = 'Het bericht is niet teruggeroepen.';
const of = (id: number) => ({
  ...{ id, message: 'Zaterdag gratis wax', shop_name: 'sireon', send_at: '2098-01-01 09:00:00', isAsked: false },
});

describe('the text of a push that is called back', () => {
  it('is kept while its page is left and opened again, and nothing else is said of it', async () => {
    await aScheduledPush(server.db, { user_id: server.userId });
    const [arrives, asked] = [gate(), gate()];
    const app = await open((send) => async (input, init) => {
      if (init?.method !== 'DELETE') return send(input, init);
      asked.open();
      await arrives.opened;
      return send(input, init);
    });
    await app.user.click(await recallButton());
    await asked.opened;
    app.goTo('/staff/overview');
    await screen.findByRole('heading', { name: 'Accounts' });
    app.goTo('/news/push');
    await recallButton();
    await letPass(10_000);
    expect(screen.queryByText(/^Misschien teruggeroepen/)).toBeNull();
    expect(app.sent.filter((call) => /GET .*scheduled_pushes\/\d/.test(call))).toEqual([]);
    expect(await kept()).toHaveLength(1);
    arrives.open();
    await screen.findByText(/^Teruggeroepen: /);
    await screen.findByText(/^Teruggeroepen, dus niet verstuurd/);
    expect(screen.queryByText(NOT_RECALLED)).toBeNull();
  });

  it.each([
    ['meanwhile', false],
    ['after that', true],
  ])(
    'is kept when it is called back once more, and an older question about it is answered %s',
    async (_, comesLast) => {
      await aScheduledPush(server.db, { user_id: server.userId });
      let isDown = false;
      const noLine = () => {
        throw new TypeError('fetch failed');
      };
      const [questions, calls] = [holding(), holding()];
      const app = await open((send) => {
        const withoutDelete = failingWhile(() => isDown, 'DELETE', /scheduled_pushes/, noLine)(send);
        return questions.between(
          calls.between(failingWhile(() => isDown, 'GET', /scheduled_pushes/, noLine)(withoutDelete)),
        );
      });
      const recall = await recallButton();
      isDown = true;
      await app.user.click(recall);
      await screen.findByText(/^Misschien teruggeroepen \(/);
      await waitFor(() => expect(recall.getAttribute('aria-busy')).toBe('false'));
      isDown = false;
      questions.hold(/GET .*scheduled_pushes\/\d/);
      calls.hold(/DELETE .*scheduled_pushes/);
      await letPass(10_000);
      await waitFor(() => expect(questions.held()).toHaveLength(1));
      await app.user.click(await recallButton());
      await waitFor(() => expect(calls.held()).toHaveLength(1));
      if (comesLast) {
        await act(calls.release);
        await screen.findByText(/^Teruggeroepen: /);
      }
      await act(questions.release);
      expect(await kept()).toHaveLength(1);
      expect(screen.queryByText(NOT_RECALLED)).toBeNull();
      await act(calls.release);
      await screen.findByText(/^Teruggeroepen: /);
      expect(await kept()).toHaveLength(1);
    },
  );

  it('that another tab called back before stays there', async () => {
    const id = await aScheduledPush(server.db, { user_id: server.userId });
    const app = await open();
    await pasteIn(app.user, await screen.findByLabelText('Bericht'), 'Zondag open');
    const recall = await recallButton();
    await keepRecalled(server.userId, of(id));
    await server.db.deleteFrom('scheduled_pushes').execute();
    await app.user.click(recall);
    await screen.findByText(/^Teruggeroepen, dus niet verstuurd/);
    expect(screen.queryByText(NOT_RECALLED)).toBeNull();
    expect(await kept()).toHaveLength(1);
  });

  it('is there once for each shop that it was planned for, until that one is planned again', async () => {
    for (const shop_id of [1, 2])
      await aScheduledPush(server.db, { user_id: server.userId, shop_id, send_at: '2026-11-21 09:00:00' });
    const app = await open();
    await app.user.click((await screen.findAllByRole('button', { name: /^Terugroepen/ }))[0] ?? document.body);
    await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>('Bericht').value).not.toBe(''));
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Terugroepen/ })).toHaveLength(1));
    await app.user.click(await recallButton());
    await screen.findByText(/^Teruggeroepen, dus niet verstuurd/);
    expect(await kept()).toHaveLength(2);
    await app.user.click(planButton());
    await screen.findByText(/^Ingepland: /);
    await waitFor(async () => expect(await kept()).toHaveLength(1));
    expect(await planned()).toHaveLength(1);
    screen.getByText(/^Teruggeroepen, dus niet verstuurd/);
  });

  it('stands in the field, which has the focus, and is not told as unsent while it is planned again', async () => {
    await aScheduledPush(server.db, { user_id: server.userId, send_at: '2026-11-21 09:00:00' });
    const app = await open();
    await app.user.click(await recallButton());
    const field = screen.getByLabelText<HTMLTextAreaElement>('Bericht');
    await waitFor(() => expect(field.value).not.toBe(''));
    await screen.findByText(scheduledPushTexts.none);
    expect(document.activeElement).toBe(field);
    const unsent = vi.fn();
    const watching = new MutationObserver(() => {
      if (screen.queryByText(/^Teruggeroepen, dus niet verstuurd/)) unsent();
    });
    watching.observe(document.body, { childList: true, subtree: true });
    onTestFinished(() => watching.disconnect());
    await app.user.click(planButton());
    await screen.findByText(/^Ingepland: /);
    await waitFor(async () => expect(await kept()).toEqual([]));
    expect(unsent).not.toHaveBeenCalled();
  });

  it('goes with the signing out also where the browser had no room for it', async () => {
    await open();
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    onTestFinished(() => void put.mockRestore());
    await keepRecalled(server.userId, of(7));
    const session = tokenStore.get();
    expect(await findRecalled(server.userId)).toHaveLength(1);
    act(() => tokenStore.clear());
    if (session) act(() => tokenStore.set(session));
    expect(await findRecalled(server.userId)).toEqual([]);
  });
});

describe('a push that was planned', () => {
  it('after its page was left is not offered as unsaved', async () => {
    const line = holding();
    const app = await open(line.between);
    await app.user.click(await screen.findByLabelText('Bericht'));
    await app.user.paste('Vandaag gratis wax');
    await app.user.click(await screen.findByRole('radio', { name: 'Later' }));
    await pasteIn(app.user, screen.getByLabelText(/^Datum/), '21-11-2026');
    await app.user.type(screen.getByLabelText(/^Tijd/), '9');
    await app.user.tab();
    await letPass(1_000);
    await waitFor(async () => expect(await keptOf(server.userId, '/news/push')).not.toBeNull());
    line.hold(/POST .*scheduled_pushes/);
    await app.user.click(planButton());
    await waitFor(() => expect(line.held()).toHaveLength(1));
    await app.user.click(screen.getByRole('link', { name: 'Accounts' }));
    await letPass(3_000);
    await app.user.click(await screen.findByRole('button', { name: 'Weggaan' }));
    await screen.findByRole('heading', { name: 'Accounts' });
    await act(line.release);
    await screen.findByText(/^Ingepland: /);
    await waitFor(async () => expect(await keptOf(server.userId, '/news/push')).toBeNull());
    expect(await planned()).toHaveLength(1);
  });
});
