import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCategory, aCustomer, aProduct, aStaffMember, aTask } from '../support/builders';
import { failing } from '../support/failing';
import { holding } from '../support/holding';
import { pasteIn } from '../support/pasteIn';
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
/** Saves a form without changes, and goes to another address before the answer, which is held. */
const saveAndLeave = async ({ user, goTo }: Awaited<ReturnType<typeof open>>, route: string) => {
  await user.click(save());
  await held();
  goTo(route);
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
    await pasteIn(app.user, await title(), ' wax');
    await app.user.click(save());
    await screen.findByText('Product geüpdate');
    const stored = await server.db.selectFrom('products').select('main_title').orderBy('product_id').execute();
    expect(stored).toEqual([{ main_title: 'Eerste' }, { main_title: 'Tweede wax' }]);
  });

  it('to a save that was left takes nobody away from what is typed elsewhere', async () => {
    const first = await aProduct(server.db, { main_title: 'Eerste' });
    const second = await aProduct(server.db, { main_title: 'Tweede' });
    const app = await open(`/products/edit/${first}`);
    await screen.findByDisplayValue('Eerste');
    line.hold(/^POST /);
    await saveAndLeave(app, `/products/edit/${second}`);
    await waitFor(async () => expect((await title()).value).toBe('Tweede'));
    await pasteIn(app.user, await title(), ' wax');
    await release();
    await screen.findByText('‘Eerste’: Product geüpdate');
    expect(app.route()).toBe(`/products/edit/${second}`);
    expect((await title()).value).toBe('Tweede wax');
  });

  it('to a save that was left says which record failed, and why, whatever is sent since', async () => {
    const first = await aProduct(server.db, { main_title: 'Eerste' });
    const second = await aProduct(server.db, { main_title: 'Tweede' });
    const refused = () => Response.json({ code: 'ERROR', data: { error: 'Dat kan niet.' } }, { status: 422 });
    const refusing = failing('POST', new RegExp(`/edit/${first}$`), refused);
    const between = (send: typeof fetch) => line.between(refusing(send));
    const app = await renderApp({ server, route: `/products/edit/${first}`, between });
    await screen.findByDisplayValue('Eerste');
    line.hold(/^POST /);
    await saveAndLeave(app, `/products/edit/${second}`);
    await waitFor(async () => expect((await title()).value).toBe('Tweede'));
    await release();
    const said = '‘Eerste’: Er ging iets mis met het opslaan van het product.';
    await screen.findByText(said);
    screen.getByText('Dat kan niet.');
    await pasteIn(app.user, await title(), ' wax');
    await app.user.click(save());
    await held();
    screen.getByText(said);
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
    await pasteIn(app.user, await title(), ' van mij');
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

describe('another screen that is asked for while a changed form is saved', () => {
  const ways: [string, (app: Awaited<ReturnType<typeof open>>) => unknown][] = [
    ['by a link', ({ user }) => user.click(screen.getByRole('link', { name: 'Nieuws' }))],
    ['by its address', ({ goTo }) => goTo('/news/overview')],
  ];
  const saving = async (route: string, label: RegExp, between: (send: typeof fetch) => typeof fetch) => {
    await aCustomer(server.db);
    await aProduct(server.db, { main_title: 'Eerste' });
    const app = await renderApp({ server, route, between });
    await pasteIn(app.user, await screen.findByLabelText(label), 'Wax');
    line.hold(/^POST /);
    await app.user.click(save());
    await held();
    return app;
  };

  describe.each(ways)('%s', (_, ask) => {
    it.each([
      ['a record', '/products/edit/1', /^Naam/, 'Product geüpdate'],
      ['a new one', '/machines/new/1', /^Merk/, 'Nieuwe machine toegevoegd!'],
    ])('comes once it is saved, without a question: %s', async (_, route, label, said) => {
      const app = await saving(route, label, line.between);
      await ask(app);
      await waitFor(() => expect(app.route()).toBe(route));
      expect(screen.queryByRole('dialog')).toBeNull();
      await release();
      await screen.findByRole('heading', { name: 'Nieuws', level: 1 });
      await screen.findByText(said);
      expect(app.route()).toBe('/news/overview');
    });

    it('is asked about once the save has failed', async () => {
      const refused = failing('POST', /product\/edit/, () => new Response('<h1>', { status: 500 }));
      const app = await saving('/products/edit/1', /^Naam/, (send) => line.between(refused(send)));
      await ask(app);
      expect(screen.queryByRole('dialog')).toBeNull();
      await release();
      const question = within(await screen.findByRole('dialog', { name: 'Nog niet opgeslagen' }));
      await app.user.click(question.getByRole('button', { name: 'Blijven' }));
      expect((await title()).value).toBe('EersteWax');
      expect(app.route()).toBe('/products/edit/1');
    });
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
          .queryAllByRole('checkbox', { name: / kiezen$/ })
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

  it('that Back was pressed over while it was saved is asked about once that has failed', async () => {
    const between = (send: typeof fetch) => line.between(failing('POST', /updateOrder/)(send));
    const app = await renderApp({ server, route: '/customers/overview', between });
    const route = `/products/order/1/${category_id}`;
    app.goTo(route);
    await shown('ABC');
    screen.getByRole('button', { name: 'Verplaats C' }).focus();
    await app.user.keyboard(' {Home} ');
    line.hold(/updateOrder/);
    await app.user.click(screen.getByRole('button', { name: 'Volgorde opslaan' }));
    await held();
    act(() => window.history.back());
    await waitFor(() => expect(app.route()).toBe(route));
    expect(screen.queryByRole('dialog')).toBeNull();
    await release();
    await app.user.click(await screen.findByRole('button', { name: 'Weggaan zonder opslaan' }));
    await screen.findByRole('heading', { name: 'Klanten', level: 1 });
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
