import { createTheme, ThemeProvider } from '@mui/material/styles';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nContextProvider } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { i18nProvider } from '../../i18n/i18nProvider';
import { LeaveGuard } from '../../src/ui/leave/LeaveGuard';

/** A screen, from which a link to /statistics leads to the next one. */
const show = (form: JSX.Element, next: JSX.Element) => {
  const frame = (
    <Suspense>
      <Outlet />
    </Suspense>
  );
  const router = createMemoryRouter([
    {
      element: frame,
      children: [
        { path: '/', element: form },
        { path: '/statistics', element: next },
        { path: '/news', element: <h1>Nieuws</h1> },
      ],
    },
  ]);
  render(
    <I18nContextProvider value={i18nProvider}>
      <ThemeProvider theme={createTheme()}>
        <RouterProvider router={router} />
      </ThemeProvider>
    </I18nContextProvider>,
  );
};

it.each([
  [[true, true], 'Nog bezig'],
  [[true, false], 'Nog niet opgeslagen'],
  [[false, true], 'Nog niet opgeslagen'],
])('work of which leaving loses any (kept: %j) is asked about as such: %s', async (works, title) => {
  const guards = works.map((isKept, nth) => <LeaveGuard key={String(nth)} hasChanges isKept={isKept} />);
  show(
    <>
      {guards}
      <Link to="/statistics">Statistieken</Link>
    </>,
    <h1>Statistieken</h1>,
  );
  await userEvent.click(await screen.findByRole('link', { name: 'Statistieken' }));
  await screen.findByRole('dialog', { name: title });
});

it('work is asked about as soon as it has changes, before React renders again', async () => {
  let change = () => {};
  const Form = () => {
    const [hasChanges, setChanges] = useState(false);
    change = () => setChanges(true);
    return (
      <>
        <LeaveGuard hasChanges={hasChanges} />
        <Link to="/statistics">Statistieken</Link>
      </>
    );
  };
  show(<Form />, <h1>Statistieken</h1>);
  const link = await screen.findByRole('link', { name: 'Statistieken' });
  act(() => {
    flushSync(change);
    fireEvent.click(link);
  });
  await screen.findByRole('dialog', { name: 'Nog niet opgeslagen' });
});

it('the question is answered once, however long the next screen takes, and whatever becomes of the form meanwhile', async () => {
  let arrive = () => {};
  const Next = lazy(
    () =>
      new Promise<{ default: () => JSX.Element }>((loaded) => {
        arrive = () => loaded({ default: () => <h1>Statistieken</h1> });
      }),
  );
  const Form = () => {
    const [hasChanges, setChanges] = useState(true);
    return (
      <>
        <LeaveGuard hasChanges={hasChanges} />
        <button type="button" onClick={() => setChanges(false)}>
          Leegmaken
        </button>
        <Link to="/statistics">Statistieken</Link>
      </>
    );
  };
  show(<Form />, <Next />);
  await userEvent.click(await screen.findByRole('link', { name: 'Statistieken' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Weggaan zonder opslaan' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Leegmaken' }));
  await act(async () => arrive());
  await screen.findByRole('heading', { name: 'Statistieken' });
});

it('after the answer, another link is followed at once while the next screen is still to come', async () => {
  const Next = lazy(() => new Promise<never>(() => {}));
  show(
    <>
      <LeaveGuard hasChanges />
      <Link to="/statistics">Statistieken</Link>
      <Link to="/news">Nieuws</Link>
    </>,
    <Next />,
  );
  await userEvent.click(await screen.findByRole('link', { name: 'Statistieken' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Weggaan zonder opslaan' }));
  await userEvent.click(screen.getByRole('link', { name: 'Nieuws', hidden: true }));
  await screen.findByRole('heading', { name: 'Nieuws' });
});
