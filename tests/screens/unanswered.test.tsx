import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aNewsMessage } from '../support/builders';
import { pasteIn } from '../support/pasteIn';
import { renderApp } from '../support/screen';
import { createTestServer, type TestServer } from '../support/server';

/** What a form says when nobody knows whether its record was made. */
let server: TestServer;
beforeEach(async () => {
  server = await createTestServer();
});

const SAVED_PERHAPS = /^Misschien is het toch opgeslagen\./;
const isNew = (input: unknown, init: RequestInit | undefined) =>
  init?.method === 'POST' && /market\/new\/1$/.test(String(input));
const titles = async () => (await server.db.selectFrom('market').select('title').execute()).map(({ title }) => title);

/** Fills the form and saves it; `answer` is what becomes of the first answer. */
const saveAdvert = async (answer: (given: Response) => Response, older = false) => {
  let isFirst = true;
  const between =
    (send: typeof fetch): typeof fetch =>
    async (input, init) => {
      if (older && String(input).includes('/api/')) return Response.json({ code: 'ERROR', data: {} }, { status: 404 });
      if (!isNew(input, init) || !isFirst) return send(input, init);
      isFirst = false;
      return answer(await send(input, init));
    };
  const app = await renderApp({ server, route: '/market/new', between });
  await pasteIn(app.user, await screen.findByLabelText(/^Titel/), 'Hogedrukreiniger');
  await pasteIn(app.user, screen.getByLabelText(/^Omschrijving/), 'Loopt nog goed.');
  const save = () => app.user.click(screen.getByRole('button', { name: 'Opslaan' }));
  await save();
  await screen.findByText('Failed to insert new market!');
  return { save, user: app.user, unmount: app.unmount };
};
const lost = (): Response => {
  throw new TypeError('fetch failed');
};

describe('a new record', () => {
  it('whose answer was lost: that it may be there, and that saving again makes no second', async () => {
    const { save } = await saveAdvert(lost);
    await screen.findByText('Misschien is het toch opgeslagen. Sla gerust opnieuw op: er komt geen tweede.');
    await save();
    await screen.findByText('Advertentie toegevoegd!');
    expect(await titles()).toEqual(['Hogedrukreiniger']);
  });

  it('that is corrected after its answer was lost is there once, as corrected', async () => {
    const { save, user } = await saveAdvert(lost);
    await pasteIn(user, screen.getByLabelText(/^Titel/), ', 180 bar');
    await save();
    await screen.findByText('Advertentie toegevoegd!');
    expect(await titles()).toEqual(['Hogedrukreiniger, 180 bar']);
  });

  it('whose answer was lost by a v2 without keys: that it may be there, and to look first', async () => {
    await saveAdvert(lost, true);
    await screen.findByText('Misschien is het toch opgeslagen. Kijk dat na voordat je opnieuw opslaat.');
  });

  it('whose answer was lost is there once after a reload too, put back or typed again', async () => {
    for (const [isPutBack, expected] of [
      [true, ['Hogedrukreiniger']],
      [false, ['Hogedrukreiniger', 'Hogedrukreiniger']],
    ] as const) {
      const { unmount } = await saveAdvert(lost);
      window.dispatchEvent(new Event('pagehide'));
      unmount();
      const app = await renderApp({ server, route: '/market/new' });
      await screen.findByText(/Terugzetten/);
      if (isPutBack) await app.user.click(screen.getByRole('button', { name: 'Terugzetten' }));
      else {
        await pasteIn(app.user, await screen.findByLabelText(/^Titel/), 'Hogedrukreiniger');
        await pasteIn(app.user, screen.getByLabelText(/^Omschrijving/), 'Loopt nog goed.');
      }
      await app.user.click(screen.getByRole('button', { name: 'Opslaan' }));
      await screen.findByText('Advertentie toegevoegd!');
      expect(await titles()).toEqual(expected);
      app.unmount();
    }
  });

  it('that the server says it did not save: its reason, and no perhaps', async () => {
    await saveAdvert(() =>
      Response.json({ code: 'ERROR', data: { error: 'De schijf van de server is vol.' } }, { status: 503 }),
    );
    await screen.findByText('De schijf van de server is vol.');
    await waitFor(() => expect(screen.queryByText(SAVED_PERHAPS)).toBeNull());
  });
});

it('a record whose change was stored, but its answer lost: that it may be there, and saving again is safe', async () => {
  const id = await aNewsMessage(server.db, { title: 'Actie' });
  let isLost = false;
  const between =
    (send: typeof fetch): typeof fetch =>
    async (input, init) => {
      const answer = await send(input, init);
      if (isLost || init?.method !== 'POST') return answer;
      isLost = true;
      return lost();
    };
  const { user } = await renderApp({ server, route: `/news/edit/${id}`, between });
  await user.type(await screen.findByLabelText(/^Titel/), '!');
  const save = () => user.click(screen.getByRole('button', { name: 'Opslaan' }));
  await save();
  await screen.findByText('Er ging iets mis met het opslaan van het bericht.');
  await screen.findByText('Misschien is het toch opgeslagen. Sla gerust opnieuw op.');
  await save();
  await screen.findByText('Bericht opgeslagen');
  expect(await server.db.selectFrom('news').select('title').execute()).toEqual([{ title: 'Actie!' }]);
});
