import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, onTestFinished, vi } from 'vitest';
import { Root } from '../../src/app/Root';
import { createConnection } from '../../src/session/connection';
import { tokenStore } from '../../src/session/tokenStore';
import { expectOnConsole } from './console';
import { createTestServer, MONDAY, type TestServer } from './server';

// The app's code is read before the clock of the first test runs.
beforeAll(() => import('../../src/app/App'), 120_000);

/**
 * The whole app as a user meets it, in a document, on the real server in process: what it sends is checked in
 * `server.db`, what it shows through labels and roles. Clock and database are the test's own.
 */
interface Situation {
  /** The specification's route, without its `#`. */
  route?: string;
  /** One that the test filled; an empty one unless given. */
  server?: TestServer;
  signedIn?: boolean;
  /** What lies between app and server: gets every call, and may fail it. */
  between?: (send: typeof fetch) => typeof fetch;
}

export const renderApp = async ({ route = '/', server, signedIn = true, between }: Situation = {}) => {
  const on = server ?? (await createTestServer());
  // react-admin writes every failed call on the console, in development.
  if (between) expectOnConsole(/^console\.error: V2Error/);
  vi.setSystemTime(MONDAY);
  window.location.hash = `#${route}`;
  if (signedIn) tokenStore.set({ API_token: on.token, name: 'Sanne de Vries', userId: on.userId });

  const sent: string[] = [];
  const send: typeof fetch = (input, init) => {
    const { pathname, search } = new URL(String(input), window.location.href);
    sent.push(`${init?.method ?? 'GET'} ${pathname.slice(1)}${search}`);
    return on.fetch(input, init);
  };
  const view = render(<Root connection={createConnection(between ? between(send) : send)} />);
  onTestFinished(async () => {
    view.unmount();
    tokenStore.clear();
    if (!server) await on.close();
  });

  return {
    server: on,
    user: userEvent.setup(),
    /** Every call that left, as `GET v2/dashboard/product/overview`. */
    sent,
    /** Where the user is. */
    route: () => window.location.hash.slice(1),
    goTo: (next: string) => {
      window.location.hash = `#${next}`;
    },
    unmount: view.unmount,
  };
};

/** The row of a table that holds a text. */
export const rowOf = async (text: string | RegExp) => {
  const cell = await screen.findByText(text);
  const row = cell.closest<HTMLElement>('tr, [role=row], li');
  if (!row) throw new Error(`${text} stands in no row`);
  return within(row);
};

/** The first cell of every row of the body, from top to bottom. */
export const textsOf = (elements: HTMLElement[]) => elements.map((element) => element.textContent ?? '');
