import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onTestFinished, vi } from 'vitest';
// Imported here, so that a test's time limit does not include loading it.
import '../../src/app/App';
import { Root } from '../../src/app/Root';
import { tokenStore } from '../../src/lib/session/tokenStore';
import { createConnection } from '../../src/session/connection';
import { checkInTime } from '../../src/session/session';
import { expectOnConsole } from './console';
import { withLateAnswers } from './lateAnswers';
import { createTestServer, MONDAY, type TestServer } from './server';

/**
 * Renders the whole app in jsdom on the real server in this process. Check what it sends in `server.db`, and what it
 * shows by labels and roles. The test has its own clock and database.
 */
interface Situation {
  /** A route of the specification, without `#`. */
  route?: string;
  /** The server; default one with an empty database. */
  server?: TestServer;
  signedIn?: boolean;
  /** Gets every call between app and server, and may fail it. */
  between?: (send: typeof fetch) => typeof fetch;
}

/**
 * jsdom tells of a new address a moment later. An app that already stands would take it for a navigation: it closes what
 * is open for one.
 */
const standAt = async (route: string) => {
  if (window.location.hash === `#${route}`) return;
  const told = new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }));
  window.location.hash = `#${route}`;
  await told;
};

export const renderApp = async ({ route = '/', server, signedIn = true, between }: Situation = {}) => {
  const on = server ?? (await createTestServer());
  // In development react-admin logs every failed call to the console.
  if (between) expectOnConsole(/^console\.error: V2Error/);
  vi.setSystemTime(MONDAY);
  await standAt(route);
  if (signedIn) tokenStore.set({ API_token: on.token, name: 'Sanne de Vries', username: 'sanne', userId: on.userId });

  const sent: string[] = [];
  const send: typeof fetch = (input, init) => {
    const { pathname, search } = new URL(String(input), window.location.href);
    sent.push(`${init?.method ?? 'GET'} ${pathname.slice(1)}${search}`);
    return on.fetch(input, init);
  };
  // A call under way when the test ends gets no answer: its failure would be the next test's.
  let finished = false;
  const call = withLateAnswers(between ? between(send) : send);
  const heard: typeof fetch = (...request) =>
    new Promise((resolve, reject) => {
      const unlessFinished = (tell: () => void) => finished || tell();
      call(...request).then(
        (answer) => unlessFinished(() => resolve(answer)),
        (error) => unlessFinished(() => reject(error)),
      );
    });
  const connection = createConnection(heard);
  const view = render(<Root connection={connection} checked={checkInTime(connection.client)} />);
  onTestFinished(() => {
    finished = true;
    view.unmount();
    tokenStore.clear();
  });

  return {
    server: on,
    user: userEvent.setup(),
    /** All calls, as `GET v2/dashboard/product/overview`. */
    sent,
    /** The current route. */
    route: () => window.location.hash.slice(1),
    goTo: (next: string) => {
      window.location.hash = `#${next}`;
    },
    unmount: view.unmount,
  };
};

export type App = Awaited<ReturnType<typeof renderApp>>;

/** The table row that contains a text. */
export const rowOf = async (text: string | RegExp) => {
  const row = await waitFor(() => {
    const rows = screen.getAllByText(text).map((cell) => cell.closest<HTMLElement>('tr, [role=row], li'));
    const [one] = rows.filter((found) => found !== null);
    if (!one) throw new Error(`${text} stands in no row`);
    return one;
  });
  return within(row);
};

/** The texts of the elements. */
export const textsOf = (elements: HTMLElement[]) => elements.map((element) => element.textContent ?? '');

/** A titled part of the screen. */
export const block = async (name: string) => within(await screen.findByRole('region', { name }));
