import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aCustomer, aProduct, aWaterReport } from '../support/builders';
import { fillIn } from '../support/drafts';
import { failing } from '../support/failing';
import { aPng } from '../support/pictures';
import { renderApp } from '../support/screen';
import { createTestServer, type TestServer } from '../support/server';

/** A form holds what its record is now, or what was typed in it: never anything older. */
let server: TestServer;
let id: number;
beforeEach(async () => {
  server = await createTestServer();
  id = await aProduct(server.db, { main_title: 'Wax', sku: 'W-1' });
});
afterEach(() => server.close());

const title = () => screen.findByLabelText<HTMLInputElement>(/^Naam/);
const rename = (main_title: string) => server.db.updateTable('products').set({ main_title }).execute();
const held = () => server.db.selectFrom('products').select(['main_title', 'sku']).executeTakeFirst();

/** Between app and server: the answers to such calls wait until they are let through. */
const slow = (path: RegExp) => {
  let letThrough = () => {};
  const open = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  const between =
    (send: typeof fetch): typeof fetch =>
    async (input, init) => {
      const answer = await send(input, init);
      if (path.test(String(input))) await open;
      return answer;
    };
  return { between, letThrough: () => letThrough() };
};

describe('a form', () => {
  it('that is opened from a list waits for its own answer, however long that takes', async () => {
    const { between, letThrough } = slow(new RegExp(`product/overview/${id}$`));
    const app = await renderApp({ server, route: '/products/overview', between });
    const link = await screen.findByRole('link', { name: 'Wax' });
    await rename('Glanswax');
    await app.user.click(link);
    await screen.findByRole('heading', { level: 1, name: /Product/ });
    await waitFor(() => expect(app.sent).toContain(`GET v2/dashboard/product/overview/${id}`));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(screen.queryByLabelText(/^Naam/)).toBeNull();
    expect(screen.queryByDisplayValue('Wax')).toBeNull();
    letThrough();
    expect((await title()).value).toBe('Glanswax');
  });

  it('that starts from the newest water report waits for that one', async () => {
    const customer_id = await aCustomer(server.db);
    await aWaterReport(server.db, { customer_id, created: '2026-11-09 09:00:00', ph: '7,1' });
    const app = await renderApp({ server, route: `/reports/waterreports/${customer_id}` });
    await screen.findAllByText('7,1');
    await aWaterReport(server.db, { customer_id, created: '2026-11-10 09:00:00', ph: '6,8' });
    app.goTo(`/reports/edit/waterreport/${customer_id}`);
    expect((await screen.findByLabelText<HTMLInputElement>(/^pH/)).value).toBe('6,8');
  });

  const halfSaved = async () => {
    const line = { isDown: true };
    const app = await renderApp({
      server,
      route: `/products/edit/${id}`,
      between: (send) => {
        const broken = failing('POST', /image\/new/)(send);
        return (input, init) => (line.isDown ? broken : send)(input, init);
      },
    });
    await fillIn(/^Naam/, 'Glanswax');
    const picture = new File([new Uint8Array(aPng())], 'foto.png', { type: 'image/png' });
    await app.user.upload(screen.getByLabelText(/^Afbeelding/, { selector: 'input' }), picture);
    await screen.findByRole('img', { name: 'Gekozen afbeelding' });
    await app.user.click(screen.getByRole('button', { name: 'Opslaan' }));
    await screen.findByText('Alles is opgeslagen, behalve de afbeelding.');
    expect(await held()).toMatchObject({ main_title: 'Glanswax' });
    fireEvent.change(await title(), { target: { value: 'Glanswax extra' } });
    line.isDown = false;
    return app;
  };

  it('in which something was typed stays as it is when its record is asked again', async () => {
    const app = await halfSaved();
    const asked = () => app.sent.filter((call) => call === `GET v2/dashboard/product/overview/${id}`).length;
    const before = asked();
    await app.user.click(screen.getByRole('button', { name: 'Afbeelding opnieuw versturen' }));
    await screen.findByText('Afbeelding opgeslagen');
    await waitFor(() => expect(asked()).toBeGreaterThan(before));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect((await title()).value).toBe('Glanswax extra');
    await app.user.click(screen.getByRole('button', { name: 'Opslaan' }));
    await screen.findByText('Product geüpdate');
    expect(await held()).toMatchObject({ main_title: 'Glanswax extra' });
  });

  it('that was saved but for its image is no conflict with itself at the next save', async () => {
    const app = await halfSaved();
    await app.user.click(screen.getByRole('button', { name: 'Opslaan' }));
    await screen.findByText('Product geüpdate');
    expect(await held()).toMatchObject({ main_title: 'Glanswax extra' });
  });
});
