import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { hasUnsavedWork } from '../../src/ui/leave/unsavedWork';
import { STORE_NAME } from '../../src/ui/theme/preferredMode';
import { aNewsMessage, anOrder } from '../support/builders';
import { fillIn } from '../support/drafts';
import { renderApp } from '../support/screen';
import { createTestServer } from '../support/server';

/** Orders of three companies; the newest stands first as the list opens. */
const someOrders = async () => {
  const server = await createTestServer();
  for (const company_name of ['Wasstraat Cees', 'Wasstraat Adam', 'Wasstraat Bart'])
    await anOrder(server.db, { company_name });
  return server;
};
const NEWEST_FIRST = ['Bart', 'Adam', 'Cees'];
const BY_NAME = ['Adam', 'Bart', 'Cees'];
const shows = (companies: string[]) =>
  waitFor(() => {
    const shown = screen.getAllByText(/^Wasstraat /).map((cell) => cell.textContent?.slice('Wasstraat '.length));
    expect(shown).toEqual(companies);
  });
/** The address has it, and so has the list. */
const isKept = (text: string) => waitFor(() => expect(localStorage.getItem(KEPT) ?? '').toContain(text));
const KEPT = `RaStore${STORE_NAME}.transactions.listParams`;
const search = (q: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: q } });

it('Back within a list shows it as it first opened, and Forward as it was left', async () => {
  await renderApp({ server: await someOrders(), route: '/transactions/overview' });
  await shows(NEWEST_FIRST);
  fireEvent.click(screen.getByText('Bedrijfsnaam'));
  await shows(BY_NAME);
  await isKept('company_name');
  search('adam');
  await shows(['Adam']);
  await isKept('adam');

  window.history.back();
  await shows(BY_NAME);
  window.history.back();
  await shows(NEWEST_FIRST);
  window.history.forward();
  await shows(BY_NAME);
  window.history.forward();
  await shows(['Adam']);
});

it('a search that was typed just before its list was left does not bring the list back', async () => {
  await renderApp({ server: await someOrders(), route: '/transactions/overview' });
  await shows(NEWEST_FIRST);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  search('adam');
  // The list stands until the code of the next screen has come.
  window.location.hash = '#/news/overview';
  act(() => vi.advanceTimersByTime(300));
  // react-admin goes to the address of the filter a moment later.
  act(() => vi.advanceTimersByTime(1));
  vi.useRealTimers();
  await screen.findByRole('heading', { name: 'Nieuws' });
  expect(window.location.hash).toBe('#/news/overview');
});

it('Back to a list that opened with a kept search shows that search', async () => {
  const app = await renderApp({ server: await someOrders(), route: '/transactions/overview' });
  await shows(NEWEST_FIRST);
  search('adam');
  await isKept('adam');
  app.goTo('/news/overview');
  await screen.findByRole('heading', { name: 'Nieuws' });
  app.goTo('/transactions/overview');
  await shows(['Adam']);
  search('');
  await shows(NEWEST_FIRST);
  await isKept('"filter":{}');

  window.history.back();
  await shows(['Adam']);
});

it('Back from a record shows the list as it was left', async () => {
  await renderApp({ server: await someOrders(), route: '/transactions/overview' });
  await shows(NEWEST_FIRST);
  fireEvent.click(screen.getByText('Bedrijfsnaam'));
  await isKept('company_name');
  fireEvent.click(screen.getByText('Wasstraat Adam'));
  await screen.findByRole('button', { name: 'Opslaan' });
  window.history.back();
  await shows(BY_NAME);
  window.history.back();
  await shows(NEWEST_FIRST);
});

describe('a changed form that is left', () => {
  const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
  /** Reached from home and the list, which is opened by its link, or by its address. */
  const changedForm = async (isListTyped = false) => {
    const server = await createTestServer();
    await aNewsMessage(server.db, { title: 'Wasdag' });
    const app = await renderApp({ server });
    const link = await screen.findByRole('link', { name: 'Nieuws' });
    if (isListTyped) app.goTo('/news/overview');
    else await app.user.click(link);
    await app.user.click(await screen.findByRole('link', { name: 'Wasdag' }));
    await fillIn(/^Titel/, 'Wasdag zaterdag');
    await waitFor(() => expect(hasUnsavedWork()).toBe(true));
    return app;
  };
  const leave = async ({ user }: Awaited<ReturnType<typeof changedForm>>, to: string) => {
    await user.click(await screen.findByRole('button', { name: 'Weggaan zonder opslaan' }));
    await heading(to);
    await waitFor(() => expect(hasUnsavedWork()).toBe(false));
  };

  it('by Back is not come back to by the next Back', async () => {
    const app = await changedForm();
    window.history.back();
    await leave(app, 'Nieuws');
    window.history.back();
    await heading('Vandaag');
  });

  it('by Back, after staying once, is not come back to either', async () => {
    const app = await changedForm();
    window.history.back();
    await app.user.click(await screen.findByRole('button', { name: 'Blijven' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByLabelText(/^Titel/)).toHaveProperty('value', 'Wasdag zaterdag');
    window.history.back();
    await leave(app, 'Nieuws');
    window.history.back();
    await heading('Vandaag');
  });

  it('by Back to an address that was typed is not come back to, and each Back goes one screen further', async () => {
    const app = await changedForm(true);
    window.history.back();
    await leave(app, 'Nieuws');
    window.history.back();
    await heading('Vandaag');
  });

  it('by a typed address is what the next Back opens', async () => {
    const app = await changedForm();
    app.goTo('/statistics/overview');
    await leave(app, 'Statistieken');
    window.history.back();
    expect(await screen.findByLabelText(/^Titel/)).toHaveProperty('value', 'Wasdag');
  });

  it('by a link or a typed address shows what was asked for', async () => {
    for (const isTyped of [false, true]) {
      const app = await changedForm();
      if (isTyped) app.goTo('/statistics/overview');
      else await app.user.click(screen.getByRole('link', { name: 'Statistieken' }));
      await leave(app, 'Statistieken');
      expect(app.route()).toBe('/statistics/overview');
      app.unmount();
    }
  });
});
