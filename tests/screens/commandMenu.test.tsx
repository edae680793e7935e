import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
// Imported here, so that no test's time limit includes loading it.
import '../../src/commandMenu/CommandMenu';
import '../../src/commandMenu/search/searchIndex';
import type { Asked } from '../../src/commandMenu/search/openSearch';
import { aCustomer, anOrder, aProduct, aStaffMember } from '../support/builders';
import { failing } from '../support/failing';
import { gate } from '../support/gate';
import { holding } from '../support/holding';
import { renderApp } from '../support/screen';
import { createTestServer, type TestServer } from '../support/server';

let server: TestServer;
let customer: number;
beforeEach(async () => {
  server = await createTestServer();
  const phone = { company_phone: '0297123456' };
  customer = await aCustomer(server.db, { company_name: 'Aquaglans', name: 'Piet Jansen', ...phone });
  await aCustomer(server.db, { company_name: 'De Vaart', name: 'Mia de Boer', company_phone: '0612345678' });
  await aProduct(server.db, { main_title: 'Citroenshampoo', sku: 'AS-CIT-1L', main_price: '12.50' });
  await anOrder(server.db, { company_name: 'Aquaglans', customer_id: customer });
});

const line = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Zoeken en doen' });
/** Whole lines at once: each key renders the menu anew. */
const write = async (value: string) => fireEvent.change(await line(), { target: { value } });
const options = () => screen.findAllByRole('option');
/** The app with the menu open, and its data there. */
const opened = async (situation: Parameters<typeof renderApp>[0] = {}) => {
  const app = await renderApp({ server, route: '/news/push', ...situation });
  await screen.findByRole('heading', { level: 1 });
  await app.user.keyboard('{Control>}k{/Control}');
  await line();
  await waitFor(() => expect(screen.queryByText('De gegevens worden geladen.')).toBeNull());
  return app;
};
/** The options, once they are those of what is typed. */
const first = async (name: RegExp) => {
  await waitFor(async () => expect((await options())[0]?.textContent).toMatch(name));
  return options();
};

describe('Ctrl+K', () => {
  it('leads to a list, and that is searched and its rows are chosen, where the storage of the browser is full', async () => {
    const app = await opened();
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    onTestFinished(() => full.mockRestore());
    await write('klanten');
    await first(/^Klanten/);
    await app.user.keyboard('{Enter}');
    await screen.findByText('De Vaart');
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'aquaglans' } });
    await waitFor(() => expect(screen.queryByText('De Vaart')).toBeNull());
    screen.getByText('Aquaglans');
    await app.user.click(screen.getByRole('button', { name: 'Kiezen' }));
    await app.user.click(await screen.findByRole('checkbox', { name: 'Aquaglans kiezen' }));
    await screen.findByText('1 gekozen');
  });

  it('opens a combobox whose active option the arrows move, tells how many there are, and Escape leads back', async () => {
    const { user } = await opened();
    const heading = screen.getByRole('heading', { level: 1, hidden: true });
    const input = await line();
    expect(document.activeElement).toBe(input);
    await write('aquaglans');
    const [customerRow, phoneRow] = await first(/^Aquaglans/);
    expect(input.getAttribute('aria-activedescendant')).toBe(customerRow?.id);
    expect(customerRow?.getAttribute('aria-selected')).toBe('true');
    await user.keyboard('{ArrowDown}');
    expect(input.getAttribute('aria-activedescendant')).toBe(phoneRow?.id);
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(input.getAttribute('aria-activedescendant')).toBe((await options()).at(-1)?.id);
    const count = (await options()).length;
    expect(within(screen.getByRole('dialog')).getByRole('status').textContent).toBe(`${count} resultaten`);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(heading);
  });

  it('takes what is typed before its code has come, and the page behind it does not; Escape ends that', async () => {
    const { user, route } = await renderApp({ server, route: '/news/overview' });
    (await screen.findByRole('heading', { level: 1 })).focus();
    const press = (key: string, held = {}) =>
      fireEvent.keyDown(document.activeElement ?? document.body, { key, ...held });
    press('k', { ctrlKey: true });
    press('Escape');
    press('k', { ctrlKey: true });
    // N and G are keys of the page.
    expect(['n', 'i', 'g', 'Backspace', 'Enter', 'e'].map((key) => press(key))).toEqual(Array(6).fill(false));
    screen.getByText('nie', { selector: 'button span' });
    const input = await line();
    expect([input.value, document.activeElement]).toEqual(['nie', input]);
    await user.keyboard('uws');
    expect([input.value, route().split('?')[0]]).toEqual(['nieuws', '/news/overview']);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    press('n');
    await waitFor(() => expect(route()).toBe('/news/new'));
  });

  it('says which words it took for the name, where nobody has it', async () => {
    await opened();
    await write('afspraak dinsdag 10:00 jansen avondje');
    await screen.findByText('Niets gevonden voor ‘jansen avondje’.');
  });

  it('offers to add the customer that a command is for, where nobody of that name is found', async () => {
    const { route, user } = await opened();
    await write('prijs nergens');
    await screen.findByText('Niets gevonden voor ‘nergens’.');
    expect(screen.queryByRole('button', { name: 'Klant toevoegen' })).toBeNull();
    await write('afspraak dinsdag 10:00 nergens');
    const add = await screen.findByRole('button', { name: 'Klant toevoegen' });
    await user.tab();
    await user.tab();
    expect(document.activeElement).toBe(add);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(route()).toBe('/customers/new'));
  });

  it('has a customer whose name begins with a verb before what that verb does', async () => {
    const phone = { company_phone: '0612345670' };
    for (const company_name of ['Auto Wash Breda', 'Water & Wash', 'Air Autowas', 'Bel Air'])
      await aCustomer(server.db, { company_name, ...phone });
    await opened();
    await write('water & wash');
    await first(/^Water & Wash/);
    await write('bel air');
    await first(/^Bel Air(?! bellen)/);
    await write('bel autowas');
    await first(/^Air Autowas bellen/);
  });

  it('closes when the browser goes back, as that would change the page behind it', async () => {
    const { user, goTo } = await renderApp({ server, route: '/products/overview' });
    await screen.findByRole('heading', { level: 1, name: 'Producten' });
    goTo('/news/push');
    await screen.findByRole('heading', { level: 1, name: /^Push/ });
    await user.keyboard('{Control>}k{/Control}');
    await line();
    act(() => window.history.back());
    await screen.findByRole('heading', { level: 1, name: 'Producten' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('stays open when the page that was chosen before comes only now', async () => {
    const { user, route } = await opened();
    fireEvent.click(screen.getByRole('link', { name: 'Producten', hidden: true }));
    await screen.findByRole('heading', { level: 1, name: 'Producten', hidden: true });
    expect(route()).toBe('/products/overview');
    await write('donker');
    await first(/^Donker/);
    await user.keyboard('{Enter}');
    expect(document.documentElement.style.colorScheme).toBe('dark');
  });

  it('is gone in the same moment as something is chosen, so that the next screen has every key after it', async () => {
    await opened();
    await write('aquaglans');
    await first(/^Aquaglans/);
    fireEvent.keyDown(await line(), { key: 'Enter' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows telephone, price and total with what they are of, and opens what is chosen', async () => {
    const action = { discount_price: '9.50', discount_price_active: 1 };
    await aProduct(server.db, { main_title: 'Wax', sku: 'WX-1', main_price: '12.50', ...action });
    const { user, route } = await opened();
    await write('as-cit');
    const [product] = await first(/^Citroenshampoo/);
    expect(product?.textContent).toBe('CitroenshampooAS-CIT-1L€\u00a012,50 excl. btwProduct');
    await write('prijs wx-1');
    const [wax] = await first(/^Wax/);
    expect(wax?.textContent).toBe('WaxWX-1 · Actieprijs€\u00a09,50 excl. btwProduct');
    await write('jansen');
    const [found] = await first(/^Aquaglans/);
    expect(found?.textContent).toMatch(/^AquaglansPiet Jansen.*0297 123456Klant$/);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(route()).toBe(`/customers/dashboard/${customer}`));
    await screen.findByRole('heading', { level: 1, name: /Aquaglans/ });
  });

  it('calls by Enter on the telephone, and Ctrl+C copies it', async () => {
    const { user } = await opened();
    const called: string[] = [];
    const hear = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href^="tel:"]') : null;
      if (!link) return;
      event.preventDefault();
      called.push(link.getAttribute('href') ?? '');
    };
    window.addEventListener('click', hear);
    onTestFinished(() => window.removeEventListener('click', hear));
    await write('bel aqua');
    await first(/^Aquaglans bellen/);
    await user.keyboard('{Control>}c{/Control}');
    await screen.findByText('0297 123456 gekopieerd', { selector: '[role=status]' });
    expect(await navigator.clipboard.readText()).toBe('0297 123456');
    await user.keyboard('{Enter}');
    expect(called).toEqual(['tel:0297123456']);
  });

  it('does not offer to call what is more than a number, but shows it', async () => {
    await aCustomer(server.db, { company_name: 'Bruisbad', company_phone: '0297-123456 tst 12' });
    await opened();
    await write('bruisbad');
    const [found, ...others] = await first(/^Bruisbad/);
    expect(found?.textContent).toContain('0297-123456 tst 12');
    expect(others.map(({ textContent }) => textContent)).not.toContainEqual(expect.stringMatching(/bellen/));
    await write('bel bruisbad');
    const options = await first(/^Bruisbad/);
    expect(options.map(({ textContent }) => textContent)).toEqual([found?.textContent]);
  });

  it('takes Enter for what is typed, not for what is still on the screen', async () => {
    const { user, route } = await opened();
    await write('de vaart');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(route()).toMatch(/^\/customers\/dashboard\//));
    expect(route()).not.toBe(`/customers/dashboard/${customer}`);
  });

  it('opens nothing for a line that was typed on after Enter', async () => {
    const { route } = await opened();
    const input = await line();
    fireEvent.change(input, { target: { value: 'de vaart' } });
    fireEvent.keyDown(input, { key: 'Enter' });
    fireEvent.change(input, { target: { value: 'aquaglans' } });
    await first(/^Aquaglans/);
    expect([route(), (await line()).value]).toEqual(['/news/push', 'aquaglans']);
  });

  it('opens by Enter what is found once all is loaded, and nothing that is only near it before', async () => {
    await aCustomer(server.db, { company_name: 'Citroenshampo' });
    const { between, hold, release } = holding();
    hold(/product\/overview/);
    const { user, route } = await renderApp({ server, route: '/news/push', between });
    await screen.findByRole('heading', { level: 1 });
    await user.keyboard('{Control>}k{/Control}');
    const input = await line();
    fireEvent.change(input, { target: { value: 'citroenshampoo' } });
    fireEvent.keyDown(input, { key: 'Enter' });
    await first(/^Citroenshampo/);
    await release();
    await waitFor(() => expect(route()).toMatch(/^\/products\/edit/));
  });

  it('remembers what was chosen until signing out', async () => {
    const { user, route } = await opened();
    await write('uitlo');
    await first(/^Uitloggen/);
    await write('jansen');
    await first(/^Aquaglans/);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(route()).toBe(`/customers/dashboard/${customer}`));
    await user.click(screen.getByRole('button', { name: 'Zoeken en doen' }));
    await first(/^Aquaglans/);
    await write('uitlo');
    await first(/^Uitloggen/);
    await user.keyboard('{Enter}');
    await screen.findByRole('button', { name: 'Inloggen' });
    const remembered = () => Object.keys(localStorage).filter((key) => key.includes('commandMenu'));
    await waitFor(() => expect(remembered()).toEqual([]));
  });

  it('says that nothing is found only once what was loaded has been searched', async () => {
    const orderno = String(await anOrder(server.db, { orderno: 10_959 }));
    const { between, hold, release } = holding();
    hold(/overviewTransactions/);
    const searching = gate();
    let [isHeld, isIndexed] = [false, false];
    vi.stubGlobal(
      'Worker',
      class extends Worker {
        override async postMessage(asked: Asked) {
          if (asked.documents) isIndexed ||= asked.kind === 'transactions' && asked.documents.length > 0;
          else if (isHeld) await searching.opened;
          super.postMessage(asked);
        }
      },
    );
    const { user } = await renderApp({ server, route: '/news/push', between });
    await screen.findByRole('heading', { level: 1 });
    await user.keyboard('{Control>}k{/Control}');
    await write('aquaglans');
    await first(/^Aquaglans/);
    await write(orderno);
    await waitFor(() => expect(screen.queryAllByRole('option')).toEqual([]));
    isHeld = true;
    await release();
    await waitFor(() => expect(isIndexed).toBe(true));
    expect(screen.queryByText(/^Niets gevonden/)).toBeNull();
    screen.getByText('De gegevens worden geladen.');
    searching.open();
    await first(new RegExp(orderno));
    expect(screen.queryByText('De gegevens worden geladen.')).toBeNull();
  });

  it('says what could not be loaded, and finds the rest', async () => {
    await opened({ between: failing('GET', /overviewTransactions/) });
    await screen.findByText('Een deel kon niet worden geladen. De rest is wel doorzocht.');
    await write('jansen');
    await first(/^Aquaglans/);
  });
});

describe('a command', () => {
  it('says that the search did not come, and gets it at the next key', async () => {
    const { Worker } = globalThis;
    vi.stubGlobal(
      'Worker',
      class extends Worker {
        override postMessage() {
          queueMicrotask(() => this.onerror?.(new ErrorEvent('error')));
        }
      },
    );
    await opened();
    await write('de vaar');
    await screen.findByText('Het zoeken kon niet worden geladen. Typ verder om het nog eens te proberen.');
    expect(screen.queryByText(/^Niets gevonden/)).toBeNull();
    vi.stubGlobal('Worker', Worker);
    await write('de vaart');
    await first(/^De Vaart/);
    expect(screen.queryByText(/^Het zoeken kon niet/)).toBeNull();
  });

  it('opens the appointment form with date, time and advisor, and Ctrl+S saves it', async () => {
    await aStaffMember(server.db, { name: 'Bram Bakker' });
    const { user, route } = await opened();
    await write('afspraak volgende dinsdag 10:00 jansen door bram');
    await first(/^Afspraak met Aquaglans24-11-2026 10:00 door Bram BakkerDoen/);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(route()).toBe(`/reports/new/${customer}`));
    const date = await screen.findByLabelText<HTMLInputElement>(/^Datum/);
    await waitFor(() => expect(date.value).toBe('24-11-2026'));
    expect(screen.getByLabelText<HTMLInputElement>(/^Tijd/).value).toBe('10:00');
    await waitFor(() => expect(screen.getByRole('combobox', { name: /^Adviseur/ }).textContent).toBe('Bram Bakker'));
    await user.keyboard('{Control>}s{/Control}');
    await screen.findByText('Nieuw klantenrapport toegevoegd!');
    const held = await server.db.selectFrom('reports').selectAll().execute();
    expect(held).toMatchObject([{ customer_id: customer, scheduled: '2026-11-24 10:00:00' }]);
  });

  it('fills the task of a customer, which Enter adds', async () => {
    const { user } = await opened();
    await write('taak aquaglans pomp nakijken');
    await first(/^Taak bij Aquaglanspomp nakijkenDoen/);
    await user.keyboard('{Enter}');
    const field = await screen.findByLabelText<HTMLInputElement>('Nieuwe taak');
    await waitFor(() => expect([field.value, document.activeElement]).toEqual(['pomp nakijken', field]));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(field.value).toBe(''));
    // The field is free while the task is sent.
    await expect
      .poll(() => server.db.selectFrom('tasks').selectAll().execute())
      .toMatchObject([{ customer_id: customer, description: 'pomp nakijken', done: null }]);
  });

  it('fills a task once: it is not in the field again after it was added, nor after Back', async () => {
    const { user, goTo } = await opened();
    await write('taak aquaglans pomp nakijken');
    await first(/^Taak bij Aquaglanspomp nakijkenDoen/);
    await user.keyboard('{Enter}');
    const field = () => screen.findByLabelText<HTMLInputElement>('Nieuwe taak');
    await waitFor(async () => expect((await field()).value).toBe('pomp nakijken'));
    await user.keyboard('{Enter}');
    await waitFor(async () => expect((await field()).value).toBe(''));
    goTo('/news/overview');
    await screen.findByRole('heading', { name: 'Nieuws' });
    window.history.back();
    expect((await field()).value).toBe('');
  });

  it('for the form that is open begins it anew, and asks first when something is typed in it', async () => {
    const { user } = await opened({ route: `/reports/new/${customer}` });
    const field = (label: RegExp) => screen.findByLabelText<HTMLInputElement>(label);
    const command = async (text: string) => {
      if (!screen.queryByRole('combobox', { name: 'Zoeken en doen' })) await user.keyboard('{Control>}k{/Control}');
      await write(`afspraak ${text} aquaglans`);
      await first(/^Afspraak met Aquaglans/);
      await user.keyboard('{Enter}');
    };
    await command('1-12-2027 10:00');
    await waitFor(async () => expect((await field(/^Datum/)).value).toBe('01-12-2027'));
    await command('2-12-2027 10:00');
    await user.click(await screen.findByRole('button', { name: 'Weggaan zonder opslaan' }));
    await waitFor(async () => expect((await field(/^Datum/)).value).toBe('02-12-2027'));
    await user.type(await field(/^Werkzaamheden/), 'Pomp vervangen');
    await command('3-12-2027 10:00');
    await user.click(await screen.findByRole('button', { name: 'Blijven' }));
    expect([(await field(/^Werkzaamheden/)).value, (await field(/^Datum/)).value]).toEqual([
      'Pomp vervangen',
      '02-12-2027',
    ]);
  });

  it('fills the same task again after it was added, and asks before it takes the place of another', async () => {
    const { user } = await opened({ route: `/tasks/${customer}` });
    const command = async (text: string) => {
      if (!screen.queryByRole('combobox', { name: 'Zoeken en doen' })) await user.keyboard('{Control>}k{/Control}');
      await write(`taak aquaglans ${text}`);
      await first(/^Taak bij Aquaglans/);
      await user.keyboard('{Enter}');
    };
    const filled = async (text: string) =>
      waitFor(async () => {
        const field = await screen.findByLabelText<HTMLInputElement>('Nieuwe taak');
        expect([field.value, document.activeElement]).toEqual([text, field]);
      });
    await command('pomp nakijken');
    await filled('pomp nakijken');
    await user.keyboard('{Enter}');
    await filled('');
    await command('pomp nakijken');
    await filled('pomp nakijken');
    await command('slang vervangen');
    await user.click(await screen.findByRole('button', { name: 'Blijven' }));
    await filled('pomp nakijken');
  });

  it('that wants a name is finished in the line', async () => {
    const { user, route } = await opened();
    await first(/^Afspraak maken/);
    await user.click(screen.getByRole('option', { name: /^Waterrapport maken/ }));
    expect((await line()).value).toBe('waterrapport ');
    await write('waterrapport aquaglans');
    await first(/^Waterrapport voor Aquaglans/);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(route()).toBe(`/reports/new/waterreport/${customer}`));
  });

  it('goes to a page, to a new record, or into the dark', async () => {
    const { user, route } = await opened({ route: '/customers/overview' });
    await write('push');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(route()).toBe('/news/push'));
    await user.keyboard('{Control>}k{/Control}');
    await write('nieuw klant');
    await first(/^Klant toevoegen/);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(route()).toBe('/customers/new'));
    await user.keyboard('{Control>}k{/Control}');
    await write('donker');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.documentElement.style.colorScheme).toBe('dark'));
  });
});
