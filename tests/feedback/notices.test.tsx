import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { CoreAdminContext, useNotify } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { i18nProvider } from '../../i18n/i18nProvider';
import { Notices } from '../../src/feedback/Notices';
import { useLazyComponent } from '../../src/ui/late/useLazyComponent';
import { renderInDutch } from '../ui/inDutch';

const Broken = (asked: { isNeeded: boolean; isExtra?: boolean; onFailed?: () => void }) => {
  useLazyComponent({ load: oldChunk, ...asked });
  return null;
};
const oldChunk = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

let notify: ReturnType<typeof useNotify>;
let navigate: ReturnType<typeof useNavigate>;
const Notifier = () => {
  notify = useNotify();
  navigate = useNavigate();
  return null;
};
beforeEach(() => {
  vi.useFakeTimers();
  renderInDutch(
    <CoreAdminContext i18nProvider={i18nProvider}>
      <Notifier />
      <Notices />
    </CoreAdminContext>,
  );
});
const told = () => screen.queryAllByRole('alert').map((alert) => alert.textContent);
const say = (text: string, type: 'success' | 'error') => act(() => notify(text, { type }));
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

it('one notice stands for a failure that is told three times, and closing it closes all', () => {
  for (let tries = 0; tries < 3; tries += 1) say('Opslaan mislukte.', 'error');
  say('De server is dicht.', 'error');
  expect(told()).toEqual(['Opslaan mislukte.', 'De server is dicht.']);
  const [first] = screen.getAllByRole('alert');
  if (first) fireEvent.click(within(first).getByRole('button', { name: 'Sluiten' }));
  expect(told()).toEqual(['De server is dicht.']);
});

it('closing a notice leaves the time of the next one as it was; a failure stays', () => {
  say('Opslaan mislukte.', 'error');
  say('Volgorde aangepast', 'success');
  pass(4_000);
  fireEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Sluiten' }));
  say('Laden mislukte.', 'error');
  screen.getByText('Volgorde aangepast');
  pass(2_500);
  expect(screen.queryByText('Volgorde aangepast')).toBeNull();
  pass(600_000);
  screen.getByText('Laden mislukte.');
});

it('a failure too leaves after the time that is asked for', () => {
  act(() => notify('Laden mislukte.', { type: 'error', autoHideDuration: 1_000 }));
  pass(999);
  expect(told()).toEqual(['Laden mislukte.']);
  pass(1);
  expect(told()).toEqual([]);
});

const go = (to: string) => act(async () => navigate(to));

it('a failure leaves with its screen, not with a tab or a search of it; what is told with a redirect goes along', async () => {
  await go('/products/edit/1');
  say('Opslaan mislukte.', 'error');
  say('Volgorde aangepast', 'success');
  await go('/products/edit/1/2?q=x');
  await go('/products/edit/1?q=y');
  expect(told()).toEqual(['Opslaan mislukte.']);
  act(() => notify('De afbeelding mist.', { type: 'error', isForNextScreen: true }));
  const notice = screen.getByText('De afbeelding mist.');
  await go('/products/edit/12');
  expect(told()).toEqual(['De afbeelding mist.']);
  expect(screen.getByText('De afbeelding mist.'), 'its button may be pressed at this moment').toBe(notice);
  screen.getByText('Volgorde aangepast');
  await go('/products/edit/1');
  expect(told()).toEqual([]);
});

it.each([
  { isRefused: true, times: 1 },
  { isRefused: false, times: 0 },
])('a notice keeps the focused field in sight only when it is refused: $isRefused', ({ isRefused, times }) => {
  const field = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => field.remove());
  field.className = 'MuiFormControl-root';
  field.innerHTML = `<input aria-invalid="${isRefused}">`;
  field.querySelector('input')?.focus();
  const scrollIntoView = vi.spyOn(field, 'scrollIntoView');
  say('Nog niet alles is goed ingevuld.', 'error');
  expect(scrollIntoView).toHaveBeenCalledTimes(times);
});

it('the focus in a notice that goes returns to where it was, or to the content', () => {
  const main = document.body.appendChild(document.createElement('main'));
  onTestFinished(() => main.remove());
  main.tabIndex = -1;
  main.innerHTML = '<input>';
  const field = main.querySelector('input');
  const close = () => screen.getByRole('button', { name: 'Sluiten' });
  say('Opslaan mislukte.', 'error');
  field?.focus();
  close().focus();
  fireEvent.click(close());
  expect(document.activeElement).toBe(field);

  say('Volgorde aangepast', 'success');
  close().focus();
  field?.remove();
  pass(6_000);
  expect(told()).toEqual([]);
  expect(document.activeElement).toBe(main);
});

it('a dialog whose code is gone, as in a tab of before a new version, says to load the page again', async () => {
  vi.useRealTimers();
  renderInDutch(
    <CoreAdminContext i18nProvider={i18nProvider}>
      <Broken isNeeded />
      <Notices />
    </CoreAdminContext>,
  );
  await screen.findByText('Dit onderdeel kon niet worden geladen. Probeer het nog eens, of laad de pagina opnieuw.');
});

it('a part that nobody asked for, whose code is gone, says nothing', async () => {
  vi.useRealTimers();
  const onFailed = vi.fn();
  renderInDutch(
    <CoreAdminContext i18nProvider={i18nProvider}>
      <Broken isNeeded isExtra onFailed={onFailed} />
      <Notices />
    </CoreAdminContext>,
  );
  await waitFor(() => expect(onFailed).toHaveBeenCalledOnce());
  await act(async () => undefined);
  expect(told()).toEqual([]);
});
