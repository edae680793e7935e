import { createTheme, ThemeProvider } from '@mui/material/styles';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nContextProvider } from 'ra-core';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
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

describe('a link that is pressed while work is saved', () => {
  const onLeave = vi.fn();
  const saving = { hasChanges: true, isSaving: true };
  let set: (works: ComponentProps<typeof LeaveGuard>[]) => void;
  const press = async (...start: ComponentProps<typeof LeaveGuard>[]) => {
    const Form = () => {
      const [works, setWorks] = useState(start);
      set = (next) => act(() => setWorks(next));
      return (
        <>
          {works.map((work, nth) => (
            <LeaveGuard key={String(nth)} onLeave={onLeave} {...work} />
          ))}
          <Link to="/statistics">Statistieken</Link>
        </>
      );
    };
    show(<Form />, <h1>Statistieken</h1>);
    fireEvent.click(await screen.findByRole('link', { name: 'Statistieken' }));
  };
  const isAsked = () => screen.queryByRole('dialog') !== null;

  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onLeave.mockClear();
  });

  it('is asked about with the words of the other work, once the first is saved', async () => {
    await press(saving, { hasChanges: true });
    expect(isAsked()).toBe(false);
    set([{}, { hasChanges: true }]);
    await act(() => vi.advanceTimersByTimeAsync(100));
    fireEvent.click(await screen.findByRole('button', { name: 'Weggaan zonder opslaan' }));
    await screen.findByRole('heading', { name: 'Statistieken' });
    expect(onLeave).toHaveBeenCalledTimes(1);
  });

  it('waits for three seconds, and is then asked about with true words; the work keeps its draft', async () => {
    await press(saving);
    await act(() => vi.advanceTimersByTimeAsync(2_900));
    expect(isAsked()).toBe(false);
    await act(() => vi.advanceTimersByTimeAsync(200));
    await screen.findByRole('dialog', { name: 'Nog bezig' });
    screen.getByText(/gaat door als je weggaat/);
    fireEvent.click(screen.getByRole('button', { name: 'Weggaan' }));
    await screen.findByRole('heading', { name: 'Statistieken' });
    expect(onLeave).not.toHaveBeenCalled();
  });

  it('is asked about in other words, when the save fails meanwhile', async () => {
    await press(saving);
    await act(() => vi.advanceTimersByTimeAsync(3_100));
    await screen.findByRole('dialog', { name: 'Nog bezig' });
    set([{ hasChanges: true }]);
    await screen.findByRole('dialog', { name: 'Nog niet opgeslagen' });
  });

  it('is forgotten after a "stay": the saved work leads nowhere', async () => {
    await press(saving);
    await act(() => vi.advanceTimersByTimeAsync(3_100));
    fireEvent.click(await screen.findByRole('button', { name: 'Blijven' }));
    set([{}]);
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(screen.queryByRole('heading', { name: 'Statistieken' })).toBeNull();
  });
});
