import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSyncExternalStore } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tokenStore } from '../../src/lib/session/tokenStore';
import { askBeforeLeaving } from '../../src/ui/leave/unsavedWork';
import { SignOutQuestion } from '../../src/visits/SignOutQuestion';
import { type Problem, storedProblem } from '../../src/visits/storedProblem';
import { WaitingDialog } from '../../src/visits/WaitingDialog';
import { temporaryId, waitingWrites } from '../../src/visits/waitingWrites';
import { secondsLater } from '../support/secondsLater';
import { renderInDutch } from '../ui/inDutch';

const REFUSED = {
  userId: 3,
  call: 'waterreports create',
  params: { customerId: 1 },
  body: { ph: '7.2', hardness: '8', ec: '500', remarks: '', sampling_point: 'osmosis' },
  headers: {},
  customerId: 1,
  customer: 'Carwash Zwaan',
  typedAt: Date.parse('2026-11-16T09:00:00Z'),
  problem: { reason: 'Dat kan niet.' },
};
const Dialog = () => {
  const writes = useSyncExternalStore(waitingWrites.subscribe, waitingWrites.get);
  return (
    <>
      <main tabIndex={-1} />
      <WaitingDialog isOpen={writes.length > 0} onClose={() => undefined} writes={writes} />
    </>
  );
};

beforeEach(async () => {
  vi.setSystemTime('2026-11-16T11:00:00Z');
  tokenStore.set({ API_token: 'abc', name: 'Sanne', userId: 3 });
  await waitingWrites.add(REFUSED);
});
afterEach(() => {
  tokenStore.clear();
  waitingWrites.reset();
});

it('what waits is listed with its customer, its age and what went wrong, and is thrown away after a second press', async () => {
  const user = userEvent.setup();
  renderInDutch(<Dialog />);
  const dialog = within(await screen.findByRole('dialog', { name: 'Wat nog wacht' }));
  dialog.getByText('Nieuw waterrapport · Carwash Zwaan');
  expect(dialog.getByText(/ geleden$/).textContent).toBe(
    'pH: 7,2 · Hardheid: 8 · EC: 500 · Soort water: Osmosewater · ongeveer 2 uur geleden',
  );
  expect(dialog.getByRole('alert').textContent).toBe('Dat kan niet.');
  await user.click(dialog.getByRole('button', { name: /^Weggooien/ }));
  expect(waitingWrites.get()).toHaveLength(1);
  secondsLater();
  await user.click(dialog.getByRole('button', { name: /^Zeker weten/ }));
  await waitFor(() => expect(waitingWrites.get()).toEqual([]));
});

it('a machine that waits asks first whether what was added to it may go too', async () => {
  const user = userEvent.setup();
  const { problem: _, ...waits } = REFUSED;
  const made = await waitingWrites.add({ ...waits, call: 'machines create', body: { brand: 'Kleanor' } });
  await waitingWrites.add({
    ...{ ...waits, call: 'machines update', body: { line: '2' } },
    params: { machineId: temporaryId(made) },
  });
  renderInDutch(<Dialog />);
  const dialog = within(await screen.findByRole('dialog', { name: 'Wat nog wacht' }));
  await user.click(dialog.getByRole('button', { name: 'Weggooien: Nieuwe machine · Carwash Zwaan' }));
  secondsLater();
  await user.click(dialog.getByRole('button', { name: /^Zeker weten\? Ook wat erbij hoort gaat weg/ }));
  await waitFor(() => expect(waitingWrites.get().map(({ call }) => call)).toEqual(['waterreports create']));
});

it.each([
  ['machines update', 'changed', false],
  ['machines photo', 'orphaned', false],
  ['machines updateOrder', 'changed', true],
  ['machines update', 'unsure', true],
] as const)(
  '%s is offered to be sent again where that can help, with the problem: %s',
  async (call, problem, canHelp) => {
    await waitingWrites.add({ ...REFUSED, call, params: { machineId: 5 }, problem });
    renderInDutch(<Dialog />);
    const dialog = within(await screen.findByRole('dialog', { name: 'Wat nog wacht' }));
    dialog.getByRole('button', { name: 'Opnieuw versturen: Nieuw waterrapport · Carwash Zwaan' });
    expect(dialog.getAllByRole('button', { name: /^Opnieuw versturen/ })).toHaveLength(canHelp ? 2 : 1);
  },
);

it('what waits is corrected in its list, but for a water report, which v2 never changes: until it is sent it has a button', async () => {
  const { problem, ...waits } = REFUSED;
  await waitingWrites.add({ ...waits, customer: 'Wasbox Anker' });
  await waitingWrites.add({ ...waits, customer: 'Wasbox Boei', sentAt: waits.typedAt });
  await waitingWrites.add({ ...waits, customer: 'Wasbox Kiel', call: 'machines create' });
  renderInDutch(<Dialog />);
  const dialog = within(await screen.findByRole('dialog', { name: 'Wat nog wacht' }));
  const offered = dialog.getAllByRole('button', { name: /^Aanpassen/ });
  expect(offered.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Aanpassen: Nieuw waterrapport · Carwash Zwaan',
    'Aanpassen: Nieuw waterrapport · Wasbox Anker',
  ]);
});

it('a double click throws nothing away, and after a deletion the focus goes to what waits beside it', async () => {
  await waitingWrites.add({ ...REFUSED, call: 'machines create', customer: 'Wasbox Anker' });
  const user = userEvent.setup();
  renderInDutch(<Dialog />);
  const dialog = within(await screen.findByRole('dialog', { name: 'Wat nog wacht' }));
  const button = dialog.getByRole('button', { name: 'Weggooien: Nieuw waterrapport · Carwash Zwaan' });
  await user.dblClick(button);
  expect(waitingWrites.get()).toHaveLength(2);
  secondsLater();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(waitingWrites.get()).toHaveLength(1));
  await waitFor(() => expect(button.isConnected).toBe(false));
  await waitFor(() =>
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Aanpassen: Nieuwe machine · Wasbox Anker'),
  );
});

it('after the last one is sent, the focus goes to the content: the button that opened the dialog is gone as well', async () => {
  renderInDutch(<Dialog />);
  await screen.findByRole('dialog', { name: 'Wat nog wacht' });
  for (const write of waitingWrites.get()) await waitingWrites.drop(write);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

it('signing out asks while something waits, and not otherwise', async () => {
  const user = userEvent.setup();
  renderInDutch(
    <QueryClientProvider client={new QueryClient()}>
      <SignOutQuestion />
    </QueryClientProvider>,
  );
  const signOut = vi.fn();
  askBeforeLeaving(signOut);
  const dialog = within(await screen.findByRole('dialog', { name: 'Uitloggen?' }));
  dialog.getByText('Er is nog 1 wijziging niet verstuurd. Die gaat verloren als je uitlogt.');
  await user.click(dialog.getByRole('button', { name: 'Blijf ingelogd' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(signOut).not.toHaveBeenCalled();

  for (const write of waitingWrites.get()) await waitingWrites.drop(write);
  askBeforeLeaving(signOut);
  await waitFor(() => expect(signOut).toHaveBeenCalledOnce());
});

it('a photo that waits is shown as a picture', async () => {
  await waitingWrites.add({ ...REFUSED, call: 'machines photo', body: { image: 'data:image/png;base64,AAAA' } });
  renderInDutch(<Dialog />);
  const dialog = within(await screen.findByRole('dialog', { name: 'Wat nog wacht' }));
  dialog.getByText('Foto van een machine · Carwash Zwaan');
  expect(dialog.getByRole('presentation').getAttribute('src')).toBe('data:image/png;base64,AAAA');
  expect(dialog.queryByText(/base64/)).toBeNull();
});

const AN_HOUR = 'ongeveer 1 uur geleden';
const at = Date.parse('2026-11-16T10:00:00Z');
it.each([
  ['tasks set', { set: 1 }, 'Nieuwe borstels', undefined, 'Taak afgerond', `Nieuwe borstels · ${AN_HOUR}`],
  ['tasks set', { set: 0 }, 'Nieuwe borstels', undefined, 'Taak heropend', `Nieuwe borstels · ${AN_HOUR}`],
  ['machines photo', { image: null }, 'Istobal', undefined, 'Foto van een machine verwijderd', `Istobal · ${AN_HOUR}`],
  [
    'machines update',
    { brand: 'Istobal', type: 'Droger', percentage: '1.5', comments: '' },
    'Istobal · Droger',
    { brand: 'Istobal', type: 'Droger', percentage: '1', comments: 'Lekt' },
    'Machine gewijzigd',
    `Istobal · Droger · Percentage: 1,5 · Opmerkingen: leeg · ${AN_HOUR}`,
  ],
  [
    'reports create',
    { scheduled: '2026-11-27 11:30:00', user_id: 1, customer_comments: 'Klant klaagt', working_comments: '' },
    undefined,
    undefined,
    'Nieuw afspraakrapport',
    `Datum en tijd: 27-11-2026 11:30 · Opmerkingen van de klant: Klant klaagt · ${AN_HOUR}`,
  ],
])(
  '%s of %j is told apart from others: by what it is about, and by what was typed',
  async (call, body, about, base, kind, words) => {
    const { problem, ...waiting } = REFUSED;
    await waitingWrites.add({ ...waiting, call, body, typedAt: at, ...(about && { about }), ...(base && { base }) });
    renderInDutch(<Dialog />);
    const dialog = within(await screen.findByRole('dialog', { name: 'Wat nog wacht' }));
    const title = dialog.getByText(`${kind} · Carwash Zwaan`);
    expect(title.nextElementSibling?.textContent).toBe(words);
  },
);

it.each([
  ['Iemand anders heeft dit intussen gewijzigd.', 'changed'],
  ['Dit hoort bij iets dat niet is opgeslagen.', 'orphaned'],
  [
    'Dit is verstuurd, maar er kwam geen antwoord. Misschien is het toch opgeslagen. Kijk dat na voordat je het opnieuw verstuurt.',
    'unsure',
  ],
  ['Deze klant bestaat niet.', { reason: 'Deze klant bestaat niet.' }],
])('a problem that an earlier version stored as the text %j is known', async (stored, problem) => {
  await waitingWrites.add({ ...REFUSED, problem: stored as never });
  await waitingWrites.load();
  expect(waitingWrites.get()[1]?.problem).toEqual(problem);
  expect(storedProblem(problem as Problem)).toEqual(problem);
});
