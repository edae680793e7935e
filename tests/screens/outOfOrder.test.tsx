import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCategory, aCustomer, aProduct, aStaffMember, aTask } from '../support/builders';
import { holding } from '../support/holding';
import { renderApp } from '../support/screen';
import { createTestServer, type TestServer } from '../support/server';

/** Answers that overtake each other: an older one never stands where a newer one stood. */
let server: TestServer;
let line: ReturnType<typeof holding>;
beforeEach(async () => {
  server = await createTestServer();
  line = holding();
  return line.release;
});

const open = (route: string) => renderApp({ server, route, between: line.between });
const release = () => act(line.release);
const held = (count = 1) => waitFor(() => expect(line.held()).toHaveLength(count));
const title = () => screen.findByLabelText<HTMLInputElement>(/^Naam/);
const save = () => screen.getByRole('button', { name: 'Opslaan' });
/** Saves, and goes to another address before the answer, which is held. */
const saveAndLeave = async ({ user, goTo }: Awaited<ReturnType<typeof open>>, route: string) => {
  await user.click(save());
  await held();
  goTo(route);
  await user.click(await screen.findByRole('button', { name: 'Weggaan zonder opslaan' }));
};

describe('the slow answer', () => {
  it('about one record is not taken for the next one’s, on the screen or in a save', async () => {
    const [first, second] = [
      await aProduct(server.db, { main_title: 'Eerste' }),
      await aProduct(server.db, { main_title: 'Tweede' }),
    ];
    line.hold(new RegExp(`product/overview/${first}$`));
    const app = await open(`/products/edit/${first}`);
    await held();
    app.goTo(`/products/edit/${second}`);
    await waitFor(async () => expect((await title()).value).toBe('Tweede'));
    await release();
    expect((await title()).value).toBe('Tweede');
    line.pass();
    await app.user.type(await title(), ' wax');
    await app.user.click(save());
    await screen.findByText('Product geüpdate');
    const stored = await server.db.selectFrom('products').select('main_title').orderBy('product_id').execute();
    expect(stored).toEqual([{ main_title: 'Eerste' }, { main_title: 'Tweede wax' }]);
  });

  it.each([
    ['a save', '/products/edit/1', /^Naam/, '‘EersteWax’: Product geüpdate'],
    ['a new record', '/machines/new/1', /^Merk/, '‘Wax’: Nieuwe machine toegevoegd!'],
  ])('to %s that was left takes nobody away from what is typed elsewhere', async (_, route, field, said) => {
    await aCustomer(server.db);
    await aProduct(server.db, { main_title: 'Eerste' });
    const second = await aProduct(server.db, { main_title: 'Tweede' });
    const app = await open(route);
    await app.user.type(await screen.findByLabelText(field), 'Wax');
    line.hold(/^POST /);
    await saveAndLeave(app, `/products/edit/${second}`);
    await waitFor(async () => expect((await title()).value).toBe('Tweede'));
    await app.user.type(await title(), ' wax');
    await release();
    await screen.findByText(said);
    expect(app.route()).toBe(`/products/edit/${second}`);
    expect((await title()).value).toBe('Tweede wax');
  });

  it.each([
    ['a save', '/products/edit/1', /^Naam/, 'Er ging iets mis met het opslaan van het product.', 'Eerste'],
    ['a new record', '/machines/new/1', /^Merk/, 'Er ging iets mis met het opslaan van de machine.', 'Wax'],
  ])(
    'to %s that was left says which record failed, and why, whatever is sent since',
    async (_, route, label, said, name) => {
      await aCustomer(server.db);
      await aProduct(server.db, { main_title: 'Eerste' });
      const second = await aProduct(server.db, { main_title: 'Tweede' });
      const isOfSecond = (call: unknown) => String(call).endsWith(`/${second}`);
      const between = (send: typeof fetch) =>
        line.between(async (input, init) => {
          if (init?.method !== 'POST' || isOfSecond(input)) return send(input, init);
          return Response.json({ code: 'ERROR', data: { error: 'Dat kan niet.' } }, { status: 422 });
        });
      const app = await renderApp({ server, route, between });
      const field = await screen.findByLabelText(label);
      await app.user.clear(field);
      await app.user.type(field, 'Wax');
      line.hold(/^POST /);
      await saveAndLeave(app, `/products/edit/${second}`);
      await waitFor(async () => expect((await title()).value).toBe('Tweede'));
      await release();
      await screen.findByText(`‘${name}’: ${said}`);
      screen.getByText('Dat kan niet.');
      await app.user.type(await title(), ' wax');
      await app.user.click(save());
      await held();
      screen.getByText(`‘${name}’: ${said}`);
    },
  );

  it('to a save that was left and met someone else’s change says that nothing was saved', async () => {
    const first = await aProduct(server.db, { main_title: 'Eerste' });
    const app = await open(`/products/edit/${first}`);
    await app.user.type(await title(), ' wax');
    const path = `/v2/dashboard/product/edit/${first}`;
    const { data } = await (await server.request(path.replace('edit', 'overview'))).json();
    await server.request(path, { method: 'POST', json: { ...data, main_title: 'Van een ander' } });
    line.hold(/^POST /);
    await saveAndLeave(app, '/customers/overview');
    await screen.findByRole('heading', { name: 'Klanten', level: 1 });
    line.pass();
    await release();
    await screen.findByText('‘Eerste’: Er ging iets mis met het opslaan van het product.');
    screen.getByText('Iemand anders heeft dit intussen gewijzigd. Er is nog niets opgeslagen.');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['done', 200, '‘Eerste’: Product verwijderd'],
    ['refused', 422, '‘Eerste’: Er ging iets mis met het verwijderen van het product.'],
  ])('to a deletion that was left by Back says what became of it: %s', async (_, status, said) => {
    const first = await aProduct(server.db, { main_title: 'Eerste' });
    const second = await aProduct(server.db, { main_title: 'Tweede' });
    const between = (send: typeof fetch) =>
      line.between(async (input, init) => {
        if (init?.method !== 'DELETE' || status === 200) return send(input, init);
        return Response.json({ code: 'ERROR', data: { error: 'Dat kan niet.' } }, { status });
      });
    const app = await renderApp({ server, route: `/products/edit/${second}`, between });
    await waitFor(async () => expect((await title()).value).toBe('Tweede'));
    app.goTo(`/products/edit/${first}`);
    await waitFor(async () => expect((await title()).value).toBe('Eerste'));
    line.hold(/^DELETE /);
    await app.user.click(screen.getByRole('button', { name: 'Verwijderen' }));
    const question = within(await screen.findByRole('dialog'));
    await app.user.click(question.getByRole('button', { name: 'Verwijderen' }));
    await held();
    act(() => window.history.back());
    // Before the next screen is there.
    await waitFor(() => expect(app.route()).toBe(`/products/edit/${second}`));
    await release();
    await waitFor(async () => expect((await title()).value).toBe('Tweede'));
    await screen.findByText(said);
    expect(app.route()).toBe(`/products/edit/${second}`);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('to a list is not shown over what was saved since', async () => {
    const id = await aProduct(server.db, { main_title: 'Wax' });
    line.hold(/product\/overview$/);
    const app = await open('/products/overview');
    await held();
    app.goTo(`/products/edit/${id}`);
    await app.user.type(await title(), ' van mij');
    line.pass();
    await app.user.click(save());
    await screen.findByRole('link', { name: 'Wax van mij' });
    await release();
    screen.getByRole('link', { name: 'Wax van mij' });
    expect(screen.queryByRole('link', { name: 'Wax' })).toBeNull();
  });

  it('to a search is not shown over that to a later one', async () => {
    await aStaffMember(server.db, { username: 'noor', name: 'Noor Bos' });
    await aStaffMember(server.db, { username: 'tim', name: 'Tim Kok' });
    const app = await open('/staff/overview');
    await screen.findByText('Noor Bos');
    line.hold(/\/api\/staff.*noor/);
    const box = screen.getByRole('searchbox');
    await app.user.type(box, 'noor');
    await held();
    line.pass();
    await app.user.clear(box);
    await app.user.type(box, 'tim');
    await waitFor(() => expect(screen.queryByText('Noor Bos')).toBeNull());
    await screen.findByText('Tim Kok');
    await release();
    screen.getByText('Tim Kok');
    expect(screen.queryByText('Noor Bos')).toBeNull();
  });

  it('to one ticked task does not open the next again', async () => {
    const customer_id = await aCustomer(server.db);
    for (const description of ['Bellen', 'Schrijven']) await aTask(server.db, { customer_id, description });
    const app = await open(`/tasks/${customer_id}`);
    const box = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
    await box('Bellen');
    line.hold(/tasks\/overview$/);
    await app.user.click(await box('Bellen'));
    await held();
    line.pass();
    await app.user.click(await box('Schrijven'));
    const bothDone = async () =>
      expect([
        (await box('Bellen')).disabled,
        (await box('Schrijven')).disabled,
        (await box('Schrijven')).checked,
      ]).toEqual([false, false, true]);
    await waitFor(bothDone);
    await release();
    await bothDone();
  });
});

describe('an order', () => {
  let category_id: number;
  beforeEach(async () => {
    category_id = await aCategory(server.db);
    for (const [prio, main_title] of ['A', 'B', 'C'].entries())
      await aProduct(server.db, { main_title, prio, categories: [{ category_id }] });
  });
  const shown = (names: string) =>
    waitFor(() =>
      expect(
        screen
          .queryAllByRole('checkbox', { name: / selecteren$/ })
          .map((box) => box.getAttribute('aria-label')?.[0])
          .join(''),
      ).toBe(names),
    );

  it('that is saved twice stays as it was saved last', async () => {
    const { user } = await open(`/products/order/1/${category_id}`);
    await shown('ABC');
    const moveToTop = async (name: string) => {
      screen.getByRole('button', { name: `Verplaats ${name}` }).focus();
      await user.keyboard(' {Home} ');
      await user.click(screen.getByRole('button', { name: 'Volgorde opslaan' }));
    };
    line.hold(/updateOrder/);
    await moveToTop('C');
    await held();
    // What is read after the save, not what is read before it.
    line.hold(/\/products\/\d+$/);
    await release();
    await held();
    line.pass();
    await shown('CAB');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Volgorde opslaan' })).toHaveProperty('disabled', true),
    );
    await moveToTop('B');
    await shown('BCA');
    const stored = async () => {
      const products = await server.db.selectFrom('products').select('main_title').orderBy('prio').execute();
      return products.map(({ main_title }) => main_title).join('');
    };
    await waitFor(async () => expect(await stored()).toBe('BCA'));
    screen.getByText('Volgorde aangepast');
    await release();
    await shown('BCA');
    expect(await stored()).toBe('BCA');
  });

  it.each([
    ['fails', 422],
    ['meets someone else’s', 200],
  ])('that was left and %s does not say that it still stands there', async (_, status) => {
    const between = (send: typeof fetch) =>
      line.between(async (input, init) => {
        if (!String(input).includes('updateOrder') || status === 200) return send(input, init);
        return Response.json({ code: 'ERROR', data: { error: 'Dat kan niet.' } }, { status });
      });
    const app = await renderApp({ server, route: '/customers/overview', between });
    app.goTo(`/products/order/1/${category_id}`);
    await shown('ABC');
    screen.getByRole('button', { name: 'Verplaats C' }).focus();
    await app.user.keyboard(' {Home} ');
    if (status === 200)
      await server.db.updateTable('products').set({ prio: 9 }).where('main_title', '=', 'A').execute();
    line.hold(status === 200 ? /\/products\/\d+$/ : /updateOrder/);
    await app.user.click(screen.getByRole('button', { name: 'Volgorde opslaan' }));
    await held();
    act(() => window.history.back());
    await app.user.click(await screen.findByRole('button', { name: 'Weggaan zonder opslaan' }));
    await waitFor(() => expect(app.route()).toBe('/customers/overview'));
    await release();
    await screen.findByRole('heading', { name: 'Klanten', level: 1 });
    await screen.findByText('De volgorde die je net verliet, is niet opgeslagen.');
    expect(screen.queryByText(/staat er nog|sla nog eens op/)).toBeNull();
  });

  it('of one category is not shown as another’s', async () => {
    const other = await aCategory(server.db);
    await aProduct(server.db, { main_title: 'Z', categories: [{ category_id: other }] });
    line.hold(new RegExp(`/products/${category_id}$`));
    const app = await open(`/products/order/1/${category_id}`);
    await held();
    app.goTo(`/products/order/1/${other}`);
    await shown('Z');
    await release();
    await shown('Z');
  });
});
