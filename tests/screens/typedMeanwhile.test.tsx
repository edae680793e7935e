import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { hasUnsavedWork } from '../../src/ui/leave/unsavedWork';
import { sendWaitingNow } from '../../src/visits/visitClient';
import { waitingWrites } from '../../src/visits/waitingWrites';
import { aCustomer, aProduct } from '../support/builders';
import { fillIn, findOffer, untilGone, untilKept } from '../support/drafts';
import { gate } from '../support/gate';
import { holding } from '../support/holding';
import { aPng } from '../support/pictures';
import { renderApp } from '../support/screen';
import { createTestServer, type TestServer } from '../support/server';
import { withWorker } from '../support/worker';

/** What is typed in a form while its save is on its way, over a slow line. */
let server: TestServer;
let id: number;
beforeEach(async () => {
  server = await createTestServer();
  id = await aProduct(server.db, { main_title: 'Wax', sku: 'W-1' });
});

const NOT_ALL = /wat je daarna nog wijzigde, is nog niet opgeslagen/i;

/** A form on a line that holds the answers to its saves. */
const opened = async (route: string, between: (send: typeof fetch) => typeof fetch = (send) => send) => {
  const line = holding();
  const app = await renderApp({ server, route, between: (send) => line.between(between(send)) });
  const save = async () => {
    await app.user.click(await screen.findByRole('button', { name: 'Opslaan' }));
  };
  return {
    ...app,
    save,
    /** Saves, and does this before the answer comes. */
    saveAnd: async (meanwhile: () => Promise<unknown>) => {
      line.hold(/^(POST|PUT) /);
      await save();
      await waitFor(() => expect(line.held()).toHaveLength(1));
      await meanwhile();
      line.pass();
      await line.release();
    },
  };
};

describe('of a record', () => {
  const products = () => server.db.selectFrom('products').select(['main_title', 'sku']).executeTakeFirst();
  const edit = () => opened(`/products/edit/${id}`);
  const title = () => screen.findByLabelText<HTMLInputElement>(/^Naam/);
  const someoneElse = async (change: object) => {
    const headers = { Authorization: `Bearer ${server.token}` };
    const { data } = await (await server.request(`/v2/dashboard/product/overview/${id}`, { headers })).json();
    const json = { ...data, ...change };
    const answer = await server.request(`/v2/dashboard/product/edit/${id}`, { method: 'POST', headers, json });
    expect(answer.status).toBe(200);
  };

  it('stays in its form, where it was typed, and the next save sends it', async () => {
    const app = await edit();
    await fillIn(/^Naam/, 'Wax van mij');
    await app.saveAnd(async () => app.user.type(await title(), ' zelf'));
    await screen.findByText(NOT_ALL);
    expect(await products()).toMatchObject({ main_title: 'Wax van mij' });
    expect(document.activeElement).toBe(await title());
    await app.user.keyboard('!');
    expect((await title()).value).toBe('Wax van mij zelf!');
    expect(app.route()).toBe(`/products/edit/${id}`);
    expect(hasUnsavedWork()).toBe(true);
    await app.save();
    await waitFor(() => expect(app.route()).toMatch('/products/overview'));
    expect(await products()).toMatchObject({ main_title: 'Wax van mij zelf!' });
    await untilGone(server.userId, `/products/edit/${id}`);
  });

  it('is kept as a draft, of what was not saved alone', async () => {
    const app = await edit();
    await fillIn(/^Naam/, 'Wax van mij');
    await app.saveAnd(async () => app.user.type(screen.getByLabelText('SKU'), '23'));
    await screen.findByText(NOT_ALL);
    await untilKept(server.userId, `/products/edit/${id}`, { sku: 'W-123' });
    app.unmount();
    await renderApp({ server, route: `/products/edit/${id}` });
    (await findOffer()).getByText('W-123');
    expect((await title()).value).toBe('Wax van mij');
  });

  it('takes nothing back of what someone else saved meanwhile, and has no conflict with itself', async () => {
    const app = await edit();
    await fillIn(/^Naam/, 'Wax van mij');
    await someoneElse({ sku: 'W-2' });
    await app.saveAnd(async () => app.user.type(await title(), ' zelf'));
    await screen.findByText(NOT_ALL);
    await app.save();
    await waitFor(() => expect(app.route()).toMatch('/products/overview'));
    expect(await products()).toEqual({ main_title: 'Wax van mij zelf', sku: 'W-2' });
  });

  it('is unsaved too when it is typed back to what was stored before', async () => {
    const app = await edit();
    await fillIn(/^Naam/, 'Wax!');
    await app.saveAnd(async () => app.user.type(await title(), '{Backspace}'));
    await screen.findByText(NOT_ALL);
    expect(hasUnsavedWork()).toBe(true);
    await app.save();
    await waitFor(() => expect(app.route()).toMatch('/products/overview'));
    expect(await products()).toMatchObject({ main_title: 'Wax' });
  });

  it('and undone again is nothing: the form goes to its list', async () => {
    const app = await edit();
    await fillIn(/^Naam/, 'Wax van mij');
    await app.saveAnd(async () => app.user.type(await title(), '!{Backspace}'));
    await waitFor(() => expect(app.route()).toMatch('/products/overview'));
    expect(screen.queryByText(NOT_ALL)).toBeNull();
  });
});

describe('of a new record', () => {
  let route: string;
  beforeEach(async () => {
    route = `/reports/new/${await aCustomer(server.db)}`;
  });
  const reports = async () =>
    (await server.db.selectFrom('reports').select(['customer_comments', 'working_comments']).execute()).map(
      (report) => `${report.customer_comments} / ${report.working_comments}`,
    );
  const work = () => screen.findByLabelText<HTMLTextAreaElement>('Werkzaamheden');
  const fill = async () => {
    await fillIn(/^Datum/, '1-12-2026');
    await fillIn(/^Tijd/, '10:00');
    await fillIn('Opmerkingen van de klant', 'Te weinig schuim');
  };

  it.each([
    ['', (send: typeof fetch) => send],
    [
      ' of an older v2',
      (send: typeof fetch): typeof fetch =>
        (input, init) => {
          const headers = new Headers(init?.headers);
          headers.delete('Idempotency-Key');
          return send(input, { ...init, headers });
        },
    ],
  ])('stays in its form, and the next save adds it to the same record%s', async (_, between) => {
    const app = await opened(route, between);
    await fill();
    await app.saveAnd(async () => app.user.type(await work(), 'Druk'));
    await screen.findByText(NOT_ALL);
    expect(await reports()).toEqual(['Te weinig schuim / ']);
    await app.user.keyboard(' naar 4 bar');
    expect(app.route()).toBe(route);
    expect(hasUnsavedWork()).toBe(true);
    await app.save();
    await waitFor(() => expect(app.route()).toMatch('/reports/overview'));
    expect(await reports()).toEqual(['Te weinig schuim / Druk naar 4 bar']);
    await untilGone(server.userId, route);
  });

  it('is kept with the rest of it as a draft, which is added to the same record', async () => {
    const app = await opened(route);
    await fill();
    await app.saveAnd(async () => app.user.type(await work(), 'Druk'));
    await screen.findByText(NOT_ALL);
    await untilKept(server.userId, route, {
      ...{ scheduled: '2026-12-01 10:00', customer_comments: 'Te weinig schuim', working_comments: 'Druk' },
    });
    app.unmount();
    const later = await opened(route);
    await later.user.click(await screen.findByRole('button', { name: 'Terugzetten' }));
    await later.save();
    await waitFor(() => expect(later.route()).toMatch('/reports/overview'));
    expect(await reports()).toEqual(['Te weinig schuim / Druk']);
  });

  it('is added to what waits for a network', async () => {
    withWorker();
    const tried = gate();
    let isThere = true;
    const app = await opened(route, (send) => async (input, init) => {
      if (isThere) return send(input, init);
      if (init?.method === 'POST') await tried.opened;
      throw new TypeError('fetch failed');
    });
    await fill();
    isThere = false;
    await app.save();
    await fillIn('Werkzaamheden', 'Druk naar 4 bar');
    tried.open();
    await screen.findByText(NOT_ALL);
    await app.save();
    await waitFor(() => expect(app.route()).toMatch('/reports/overview'));
    expect(await reports()).toEqual([]);
    isThere = true;
    sendWaitingNow();
    await waitFor(async () => expect(await reports()).toEqual(['Te weinig schuim / Druk naar 4 bar']));
    await waitFor(() => expect(waitingWrites.get()).toEqual([]));
  });

  it('whose image could not be sent goes along with that image at the next save', async () => {
    await server.db.deleteFrom('products').execute();
    let isDown = true;
    const tried = gate();
    const app = await opened('/products/new', (send) => async (input, init) => {
      if (!isDown || !String(input).includes('image/new')) return send(input, init);
      await tried.opened;
      return new Response('stuk', { status: 500 });
    });
    const title = await fillIn(/^Naam/, 'Shampoo');
    await fillIn(/^Omschrijving/, 'Schuimt');
    await fillIn('Prijs excl. btw', '12,5');
    const picture = new File([new Uint8Array(aPng())], 'foto.png', { type: 'image/png' });
    await app.user.upload(screen.getByLabelText(/^Afbeelding/, { selector: 'input' }), picture);
    await screen.findByRole('img', { name: 'Gekozen afbeelding' });
    await app.save();
    await app.user.type(title, ' mild');
    tried.open();
    await screen.findByText(/^Alles is opgeslagen, behalve de afbeelding\. Sla opnieuw op/);
    isDown = false;
    await app.save();
    await waitFor(() => expect(app.route()).toMatch('/products/overview'));
    expect(await server.db.selectFrom('products').select(['main_title', 'main_image']).execute()).toEqual([
      { main_title: 'Shampoo mild', main_image: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ]);
  });
});
