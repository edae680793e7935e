import { act, render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'ra-core';
import { type ReactElement, Suspense } from 'react';
import {
  createMemoryRouter,
  createRoutesFromElements,
  Outlet,
  Route,
  RouterProvider,
  useLocation,
} from 'react-router-dom';
import { expect, it } from 'vitest';
import { i18nProvider } from '../../i18n/i18nProvider';
import { CrashBoundary } from '../../src/app/CrashBoundary';
import { routesOf } from '../../src/app/router';
import { Busy } from '../../src/app/TopBar';
import { expectOnConsole } from '../support/console';

const Frame = () => (
  <>
    <CoreAdminContext i18nProvider={i18nProvider}>
      <Busy />
    </CoreAdminContext>
    <CrashBoundary place={useLocation().pathname}>
      <Suspense fallback={null}>
        <Outlet />
      </Suspense>
    </CrashBoundary>
  </>
);

it('a screen whose code failed to load once is loaded when it is opened again, and no sooner', async () => {
  expectOnConsole(/./);
  let loads = 0;
  const manifests = [
    { name: 'home', path: '/', view: async () => () => <h1>Vandaag</h1> },
    {
      name: 'push',
      path: '/push',
      view: async () => {
        loads += 1;
        if (loads === 1) throw new TypeError('Failed to fetch dynamically imported module');
        return () => <h1>Bericht</h1>;
      },
    },
  ];
  const routes = createRoutesFromElements(<Route element={<Frame />}>{routesOf(manifests)}</Route>);
  const router = createMemoryRouter(routes, { initialEntries: ['/push'] });
  render(<RouterProvider router={router} />);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Er is een nieuwe versie van het dashboard, of geen verbinding.');
  expect(loads).toBe(1);
  await act(() => router.navigate('/'));
  await screen.findByRole('heading', { name: 'Vandaag' });
  await act(() => router.navigate('/push'));
  await screen.findByRole('heading', { name: 'Bericht' });
});

it('a line shows that the next screen loads, while the old one stands', async () => {
  let arrive: (screen: () => ReactElement) => void = () => undefined;
  const Next = () => <h1>Bericht</h1>;
  const manifests = [
    { name: 'home', path: '/', view: async () => () => <h1>Vandaag</h1> },
    {
      name: 'push',
      path: '/push',
      view: () =>
        new Promise<() => ReactElement>((loaded) => {
          arrive = loaded;
        }),
    },
  ];
  const routes = createRoutesFromElements(<Route element={<Frame />}>{routesOf(manifests)}</Route>);
  const router = createMemoryRouter(routes);
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { name: 'Vandaag' });
  expect(screen.queryByRole('progressbar')).toBeNull();
  await act(() => router.navigate('/push'));
  await screen.findByRole('progressbar', { name: 'Aan het laden' });
  screen.getByRole('heading', { name: 'Vandaag' });
  await act(async () => arrive(Next));
  await screen.findByRole('heading', { name: 'Bericht' });
  expect(screen.queryByRole('progressbar')).toBeNull();
});
