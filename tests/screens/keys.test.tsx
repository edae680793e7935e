import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
// Imported here, so that no test's time limit includes loading it.
import '../../src/keys/KeySheet';
import { namesOf, shortcuts } from '../../src/keys/shortcuts';
import { aCategory, aCustomer, aNewsMessage, aProduct, aWaterReport } from '../support/builders';
import { renderApp } from '../support/screen';
import { createTestServer, type TestServer } from '../support/server';

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer();
  await aNewsMessage(server.db, { title: 'Wasdag' });
});

const search = () => screen.findByRole<HTMLInputElement>('searchbox');
const sheet = () => screen.findByRole('dialog', { name: 'Sneltoetsen' });
/** The list of news, with the focus on its heading. */
const opened = async () => {
  const app = await renderApp({ server, route: '/news/overview' });
  await screen.findByRole('link', { name: 'Wasdag' });
  return app;
};
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('the keys of a list', () => {
  it('lead to its search by /, and to a new record by N, as both say', async () => {
    const { user, route } = await opened();
    await user.keyboard('/');
    expect(document.activeElement).toBe(await search());
    expect((await search()).value).toBe('');
    expect((await search()).getAttribute('aria-keyshortcuts')).toBe('/');
    expect(screen.getByRole('link', { name: 'Nieuw' }).getAttribute('aria-keyshortcuts')).toBe('N');
    screen.getByRole('heading', { level: 1 }).focus();
    await user.keyboard('n');
    await waitFor(() => expect(route()).toBe('/news/new'));
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  });

  it('type what they are in a field, and do nothing with Alt, Ctrl or a dialog open', async () => {
    const { user, route } = await opened();
    await user.type(await search(), '/n?');
    expect((await search()).value).toBe('/n?');
    const heading = screen.getByRole('heading', { level: 1 });
    heading.focus();
    await user.keyboard('{Alt>}n/{/Alt}{Control>}n/{/Control}{Shift>}n{/Shift}');
    expect([route().split('?')[0], document.activeElement]).toEqual(['/news/overview', heading]);
    await user.keyboard('?');
    await sheet();
    await user.keyboard('n/');
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
    expect(route().split('?')[0]).toBe('/news/overview');
  });
});

describe('the rows of a list', () => {
  const rows = () => screen.getAllByRole('row').slice(1);
  const focused = () => document.activeElement;
  beforeEach(() => aNewsMessage(server.db, { title: 'Openingstijden' }));

  it('are reached by the arrows out of its search, opened by Enter, and left for the search by Escape', async () => {
    const { user, route } = await opened();
    await user.keyboard('{ArrowDown}');
    expect(focused()?.tagName).toBe('H1');
    await user.keyboard('/{ArrowDown}');
    expect(focused()).toBe(rows()[0]);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(focused()).toBe(rows()[1]);
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(focused()).toBe(await search());
    await user.keyboard('{ArrowDown}{Escape}');
    expect(focused()).toBe(await search());
    await user.keyboard('{ArrowDown}{Tab}');
    expect(rows()[0]?.contains(focused())).toBe(true);
    (await search()).focus();
    await user.keyboard('{ArrowDown}');
    const path = rows()[0]?.querySelector('a')?.getAttribute('href');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(`#${route()}`).toBe(path));
  });

  it('are chosen by Space, and what can be done with them is reached by B', async () => {
    const { user, route } = await opened();
    await user.keyboard('/{ArrowDown} ');
    expect(screen.queryByRole('checkbox')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Kiezen' }));
    const bar = await screen.findByRole('region', { name: 'Kiezen' });
    (await search()).focus();
    await user.keyboard('{ArrowDown} {ArrowDown} ');
    await within(bar).findByText('2 gekozen');
    await user.keyboard(' ');
    await within(bar).findByText('1 gekozen');
    expect(focused()).toBe(rows()[1]);
    // Held it chooses once; an arrow that is held goes on.
    const held = (key: string) => fireEvent.keyDown(focused() ?? document.body, { key, repeat: true });
    expect(held(' ')).toBe(false);
    within(bar).getByText('1 gekozen');
    held('ArrowUp');
    expect(focused()).toBe(rows()[0]);
    await user.keyboard('{ArrowDown}');
    await user.keyboard('b');
    expect(focused()?.textContent).toBe('1 gekozen');
    await user.tab();
    expect(bar.contains(focused())).toBe(true);
    expect(route().split('?')[0]).toBe('/news/overview');
  });

  it('are opened once by an Enter that is held, which answers nothing that its first press has brought', async () => {
    const { user } = await opened();
    await user.keyboard('/{ArrowDown}');
    const held = { key: 'Enter', repeat: true };
    // False: the browser presses nothing.
    expect(fireEvent.keyDown(document.activeElement ?? document.body, held)).toBe(false);
    screen.getByRole('heading', { level: 1 }).focus();
    expect(fireEvent.keyDown(screen.getByRole('button', { name: 'Kiezen' }), held)).toBe(false);
    expect(fireEvent.keyDown(screen.getByRole('button', { name: 'Kiezen' }), { key: 'Enter' })).toBe(true);
    // A menu's item presses itself.
    await user.click(screen.getByRole('button', { name: /^Account van/ }));
    fireEvent.keyDown(await screen.findByRole('menuitem', { name: 'Sneltoetsen' }), held);
    expect(screen.queryByRole('menuitem', { name: 'Sneltoetsen' })).not.toBeNull();
    cleanup();
    await renderApp({ server, route: '/news/new' });
    const text = await waitFor(() => {
      const found = document.querySelector('main textarea:not([aria-hidden])');
      if (!found) throw new Error('No text of several lines.');
      return found;
    });
    expect(fireEvent.keyDown(text, held)).toBe(true);
    expect(fireEvent.keyDown(text, { ...held, ctrlKey: true })).toBe(false);
  });

  it('end where the list ends, though the figures of a chart stand below it', async () => {
    const customer_id = await aCustomer(server.db);
    for (const created of ['2026-11-09 09:00:00', '2026-11-10 09:00:00'])
      await aWaterReport(server.db, { customer_id, created });
    const { user } = await renderApp({ server, route: `/reports/waterreports/${customer_id}` });
    await waitFor(() => expect(document.querySelector('.figures tbody tr')).not.toBeNull());
    await user.keyboard('/{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(focused()).toBe(rows()[1]);
    fireEvent.change(await search(), { target: { value: 'xyz' } });
    await waitFor(() => expect(document.querySelectorAll('.records tbody tr')).toHaveLength(0));
    (await search()).focus();
    await user.keyboard('{ArrowDown}');
    expect(focused()).toBe(await search());
  });

  it('leave the focus to the search when theirs goes, and the search says how many it found', async () => {
    const { user } = await opened();
    await user.keyboard('/{ArrowDown}');
    const gone = focused()?.querySelector('a')?.textContent;
    const kept = gone === 'Wasdag' ? 'Openingstijden' : 'Wasdag';
    fireEvent.change(await search(), { target: { value: kept } });
    await waitFor(() => expect(screen.queryByText(gone ?? '')).toBeNull());
    await waitFor(async () => expect(focused()).toBe(await search()));
    await screen.findByText('1 nieuwsbericht', { selector: '[role=status]' });
    fireEvent.change(await search(), { target: { value: 'e' } });
    await screen.findByText(/^[02] nieuwsberichten$/, { selector: '[role=status]' });
  });
});

describe('the keys of an order', () => {
  it('undo and redo its moves, but not while typing', async () => {
    const category_id = await aCategory(server.db, { category_title: 'Wassen' });
    for (const [prio, main_title] of ['A', 'B', 'C'].entries())
      await aProduct(server.db, { main_title, prio, categories: [{ category_id }] });
    const { user } = await renderApp({ server, route: `/products/order/1/${category_id}` });
    const handle = await screen.findByRole('button', { name: 'Verplaats A' });
    const shown = (names: string) =>
      waitFor(() =>
        expect(
          screen
            .getAllByRole('button', { name: /^Verplaats / })
            .map((one) => one.ariaLabel?.at(-1))
            .join(''),
        ).toBe(names),
      );
    handle.focus();
    await user.keyboard(' {End} ');
    await shown('BCA');
    await user.keyboard('{Control>}z{/Control}');
    await shown('ABC');
    expect(document.activeElement).toBe(handle);
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await shown('BCA');
    expect(screen.getByRole('button', { name: 'Ongedaan maken' }).getAttribute('aria-keyshortcuts')).toBe('Control+Z');
    screen.getByRole('combobox').focus();
    await user.keyboard('{Control>}z{/Control}');
    await shown('BCA');
  });
});

describe('G and a letter', () => {
  it('lead to each screen of the menu, as the sheet says; another key or a moved focus ends the wait', async () => {
    const { user, route } = await opened();
    await user.keyboard('g/');
    expect(document.activeElement).toBe(await search());
    screen.getByRole('heading', { level: 1 }).focus();
    await user.keyboard('g');
    (await search()).focus();
    screen.getByRole('navigation', { name: 'Hoofdmenu' }).querySelector('a')?.focus();
    await user.keyboard('k');
    expect(route().split('?')[0]).toBe('/news/overview');

    await user.keyboard('?');
    const lines = within(await sheet()).getAllByRole('definition');
    const letters = lines.flatMap(({ textContent }) => textContent?.match(/^G(.)$/)?.[1] ?? []);
    const links = within(screen.getByRole('navigation', { name: 'Hoofdmenu', hidden: true })).getAllByRole('link', {
      hidden: true,
    });
    expect([letters.length, new Set(letters).size]).toEqual([links.length, links.length]);
    await user.keyboard('{Escape}');
    await closed();
    await user.keyboard('gk');
    await waitFor(() => expect(route()).toBe('/customers/overview'));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Klanten'));
    await user.keyboard('gv');
    await waitFor(() => expect(route()).toBe('/'));
  });
});

describe('the sheet of keys', () => {
  it('opens by ? with every key that there is, and Escape leads back', async () => {
    const { user } = await opened();
    const heading = document.activeElement;
    expect(heading?.tagName).toBe('H1');
    await user.keyboard('?');
    const lines = within(await sheet()).getAllByRole('definition');
    const shown = lines.map((line) =>
      within(line)
        .getAllByText(/./, { selector: 'kbd' })
        .map((key) => key.textContent),
    );
    for (const { keys } of shortcuts) expect(shown).toContainEqual(namesOf(keys));
    await user.keyboard('{Escape}');
    await closed();
    expect(document.activeElement).toBe(heading);
  });

  it('goes with Back', async () => {
    const { user, goTo, route } = await opened();
    goTo('/staff/overview');
    await screen.findByRole('heading', { name: 'Accounts', level: 1 });
    await user.keyboard('?');
    await sheet();
    act(() => window.history.back());
    await closed();
    expect(route().split('?')[0]).toBe('/news/overview');
  });

  it('switches those of one character off, remembered in this browser, and stays in the account menu', async () => {
    const { user, unmount, route } = await opened();
    await user.keyboard('?');
    await user.click(within(await sheet()).getByRole('switch'));
    await user.keyboard('{Escape}');
    await closed();
    unmount();
    const again = await opened();
    const heading = document.activeElement;
    await again.user.keyboard('/n?');
    expect([route(), document.activeElement, screen.queryByRole('dialog')]).toEqual(['/news/overview', heading, null]);

    const account = screen.getByRole('button', { name: /^Account van/ });
    await again.user.click(account);
    await again.user.click(await screen.findByRole('menuitem', { name: 'Sneltoetsen' }));
    await again.user.click(within(await sheet()).getByRole('switch'));
    await again.user.keyboard('{Escape}');
    await closed();
    await waitFor(() => expect(document.activeElement).toBe(account));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await again.user.keyboard('/');
    expect(document.activeElement).toBe(await search());
  });
});

describe('Ctrl+S', () => {
  it('does not save the form under an open dialog, and does once the dialog is closed', async () => {
    const { user } = await renderApp({ server, route: '/market/new' });
    const title = await screen.findByRole('textbox', { name: /^Titel/ });
    const isRefused = () => title.getAttribute('aria-invalid') === 'true';
    const save = { key: 's', ctrlKey: true };
    screen.getByRole('heading', { level: 1 }).focus();
    await user.keyboard('?');
    const toggle = within(await sheet()).getByRole('switch');
    expect([fireEvent.keyDown(toggle, save), isRefused()]).toEqual([true, false]);
    fireEvent.keyDown(toggle, { key: 'Escape' });
    expect([screen.queryByRole('dialog'), fireEvent.keyDown(document.activeElement ?? document.body, save)]).toEqual([
      null,
      false,
    ]);
    await waitFor(() => expect(isRefused()).toBe(true));
  });

  it('applies no filters that were typed and left: in a list it stays the browser’s', async () => {
    await aCustomer(server.db, {});
    const { user } = await renderApp({ server, route: '/customers/overview' });
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    await user.type(await screen.findByLabelText('Plaats'), 'Delft');
    await user.keyboard('{Escape}');
    await closed();
    expect(fireEvent.keyDown(document.activeElement ?? document.body, { key: 's', ctrlKey: true })).toBe(true);
  });

  it('leaves the field of a new task alone where nothing is to be saved', async () => {
    const customer_id = await aCustomer(server.db, {});
    await renderApp({ server, route: `/customers/dashboard/${customer_id}` });
    const task = await screen.findByLabelText('Nieuwe taak');
    const heading = screen.getByRole('heading', { level: 1 });
    heading.focus();
    fireEvent.keyDown(heading, { key: 's', ctrlKey: true });
    expect([document.activeElement, task.getAttribute('aria-invalid')]).toEqual([heading, 'false']);
  });

  it('sends no message to all customers, and opens no dialog of the browser', async () => {
    const { user } = await renderApp({ server, route: '/news/push' });
    await user.type(await screen.findByLabelText('Bericht'), 'Vandaag gratis wax');
    const press = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 's', ctrlKey: true });
    expect(press()).toBe(false);
    screen.getByRole('heading', { level: 1 }).focus();
    expect(press()).toBe(false);
    // From the press of the button on, the text cannot be changed.
    await user.type(screen.getByLabelText('Bericht'), '!');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Bericht').value).toBe('Vandaag gratis wax!');
    expect(screen.queryByText(/over 10 seconden/)).toBeNull();
  });
});

describe('Ctrl+Enter', () => {
  it('sends a form from its text of several lines', async () => {
    const { user } = await renderApp({ server, route: '/news/push' });
    await user.type(await screen.findByLabelText('Bericht'), 'Vandaag gratis wax');
    await user.keyboard('{Control>}{Enter}{/Control}');
    const cancel = await screen.findByRole('button', { name: 'Annuleren' });
    await user.click(cancel);
    expect(screen.getByLabelText<HTMLTextAreaElement>('Bericht').value).toBe('Vandaag gratis wax');
  });
});
