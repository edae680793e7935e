import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCustomer, aTask } from '../support/builders';
import { keptOf, untilKept } from '../support/drafts';
import { failingWhile } from '../support/failing';
import { gate } from '../support/gate';
import { holding } from '../support/holding';
import { pasteIn } from '../support/pasteIn';
import { renderApp, textsOf } from '../support/screen';
import { createTestServer, type TestServer } from '../support/server';
import { sooner } from '../support/sooner';

let server: TestServer;
let customer_id: number;
beforeEach(async () => {
  server = await createTestServer();
  customer_id = await aCustomer(server.db, { company_name: 'Carwash Zwaan' });
});

/** Before a draft is stored, and while a leaving waits for a save. */
beforeEach(() => sooner(500, 3_000));

const open = (between?: (send: typeof fetch) => typeof fetch) =>
  renderApp({ server, route: `/tasks/${customer_id}`, ...(between && { between }) });
const held = () => server.db.selectFrom('tasks').selectAll().orderBy('task_id').execute();
const boxes = () => screen.findAllByRole<HTMLInputElement>('checkbox');
const loads = (sent: string[]) => sent.filter((call) => call.endsWith('/tasks/overview')).length;
/** Writes fail until told otherwise. */
const failingWrites = () => {
  const state = { isDown: true };
  const between =
    (send: typeof fetch): typeof fetch =>
    async (input, init) =>
      state.isDown && init?.method !== 'GET' && /tasks/.test(String(input))
        ? Response.json({ code: 'ERROR', data: { error: 'Het takenbord is dicht.' } }, { status: 503 })
        : send(input, init);
  return { state, between };
};

describe('the tasks of a customer', () => {
  it('are ticked off and opened again, the list as the server has it after each', async () => {
    await aTask(server.db, { customer_id, description: 'Proefflacon meenemen' });
    await aTask(server.db, { customer_id, description: 'Offerte nabellen', done: '2026-11-10 10:00:00' });
    const { user, sent } = await open();
    await screen.findByRole('heading', { level: 1, name: 'Taken · Carwash Zwaan' });
    expect((await boxes()).map(({ checked }) => checked)).toEqual([false, true]);

    await user.click(screen.getByLabelText('Proefflacon meenemen'));
    await waitFor(async () => expect((await held())[0]?.done).toBe('2026-11-16 10:00:00'));
    await waitFor(async () => expect((await boxes()).map(({ checked }) => checked)).toEqual([true, true]));
    await waitFor(() => expect(loads(sent)).toBe(2));
    await user.click(screen.getByLabelText('Offerte nabellen'));
    await waitFor(async () => expect((await held())[1]?.done).toBeNull());
    expect(sent).toContain('POST v2/dashboard/customer/tasks/set/2');
    await waitFor(() => expect(loads(sent)).toBe(3));
    await waitFor(async () =>
      expect(textsOf(within(screen.getByRole('main')).getAllByRole('listitem'))).toEqual([
        'Offerte nabellen',
        'Proefflacon meenemen',
      ]),
    );
  });

  it('have options behind a toggle of their own: delete', async () => {
    await aTask(server.db, { customer_id, description: 'Proefflacon meenemen' });
    await aTask(server.db, { customer_id, description: 'Offerte nabellen' });
    const { user } = await open();
    const toggle = await screen.findByRole('button', { name: 'Opties van Offerte nabellen' });
    expect(screen.queryByRole('button', { name: /^Verwijderen/ })).toBeNull();
    await user.click(toggle);
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Verwijderen: Offerte nabellen' }));
    await waitFor(() => expect(screen.queryByText('Offerte nabellen')).toBeNull());
    expect(await held()).toMatchObject([{ description: 'Proefflacon meenemen' }]);
  });

  it('say when they were done, where an older v2 says more than that they are', async () => {
    await aTask(server.db, { customer_id, description: 'Offerte nabellen', done: '1' });
    await aTask(server.db, { customer_id, description: 'Pomp nakijken', done: '2026-11-10 10:00:00' });
    const { user, goTo } = await open();
    for (const name of ['Offerte nabellen', 'Pomp nakijken'])
      await user.click(await screen.findByRole('button', { name: `Opties van ${name}` }));
    expect(textsOf(screen.getAllByText(/^Afgerond op/))).toEqual(['Afgerond op 10-11-2026Verwijderen']);

    goTo(`/customers/report/${customer_id}`);
    const lineOf = async (text: string) => (await screen.findByText(text)).closest('li')?.textContent;
    await waitFor(async () => expect(await lineOf('Pomp nakijken')).toBe('✓Pomp nakijken10-11-2026'));
    expect(await lineOf('Offerte nabellen')).toBe('✓Offerte nabellen');
  });

  it('are added in a field that is empty again after', async () => {
    const { user } = await open();
    await screen.findByText('Er zijn geen taken.');
    const input = screen.getByLabelText<HTMLInputElement>('Nieuwe taak');
    await user.type(input, 'Slangen nakijken{Enter}');
    await screen.findByLabelText('Slangen nakijken');
    expect(input.value).toBe('');
    expect(await held()).toMatchObject([{ customer_id, description: 'Slangen nakijken', done: null }]);
  });

  it('are added by the button too, after which the next one can be typed', async () => {
    const { user } = await open();
    const input = await screen.findByLabelText<HTMLInputElement>('Nieuwe taak');
    await pasteIn(user, input, 'Slangen nakijken');
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Toevoegen' }));
    await user.keyboard('{Enter}');
    await screen.findByLabelText('Slangen nakijken');
    await waitFor(() => expect(document.activeElement).toBe(input));
  });

  it('are sent once by Enter and a press in the same moment', async () => {
    const { user, sent } = await open();
    const input = await screen.findByLabelText<HTMLInputElement>('Nieuwe taak');
    await pasteIn(user, input, 'Slangen nakijken');
    act(() => {
      input.form?.requestSubmit();
      screen.getByRole('button', { name: 'Toevoegen' }).click();
    });
    await screen.findByLabelText('Slangen nakijken');
    expect(sent.filter((call) => call.startsWith('POST'))).toHaveLength(1);
  });

  it('are typed one after the other while the first is still on its way, each added once and in its order', async () => {
    const line = holding();
    const { user } = await open(line.between);
    const input = await screen.findByLabelText<HTMLInputElement>('Nieuwe taak');
    line.hold(/^POST/);
    await user.type(input, 'Een{Enter}Twee{Enter}{Enter}Drie{Enter}Vi');
    expect(input.value).toBe('Vi');
    // A tab that is killed now loses none of it.
    await untilKept(server.userId, `/tasks/${customer_id}`, { description: 'Een, Twee, Drie, Vi' });
    line.pass();
    await line.release();
    await screen.findByLabelText('Drie');
    expect((await held()).map(({ description }) => description)).toEqual(['Een', 'Twee', 'Drie']);
    expect(input.value).toBe('Vi');
    await untilKept(server.userId, `/tasks/${customer_id}`, { description: 'Vi' });
  });

  it.each([
    ['are all added, also after their screen was left', '', 'Eerste,Tweede', undefined],
    ['that could not be added are kept for who left, with what was typed', 'Tweede', 'Eerste', 'Tweede, Derde'],
  ])('%s', async (_, refused, added, kept) => {
    const line = holding();
    const refuses = (send: typeof fetch) => (input: Parameters<typeof fetch>[0], init?: RequestInit) =>
      refused !== '' && String(init?.body).includes(refused)
        ? Promise.resolve(Response.json({ code: 'ERROR', data: { error: 'Dat kan niet.' } }, { status: 422 }))
        : send(input, init);
    const { user } = await open((send) => line.between(refuses(send)));
    const field = await screen.findByLabelText('Nieuwe taak');
    line.hold(/tasks\/new/);
    await user.type(field, 'Eerste{Enter}');
    await waitFor(() => expect(line.held()).toHaveLength(1));
    await user.type(field, 'Tweede{Enter}');
    if (kept) await pasteIn(user, field, 'Derde');
    await user.click(screen.getByRole('link', { name: 'Accounts' }));
    await user.click(await screen.findByRole('button', { name: 'Weggaan' }));
    await screen.findByRole('heading', { name: 'Accounts', level: 1 });
    line.pass();
    await act(line.release);
    await waitFor(async () => expect((await held()).map(({ description }) => description).join()).toBe(added));
    const route = `/tasks/${customer_id}`;
    await waitFor(async () => expect((await keptOf(server.userId, route))?.values.description).toBe(kept));
  });

  it('come back together when one could not be added', async () => {
    const line = gate();
    const { state, between } = failingWrites();
    const { user } = await open((send) => async (input, init) => {
      if (init?.method === 'POST') await line.opened;
      return between(send)(input, init);
    });
    const input = await screen.findByLabelText<HTMLInputElement>('Nieuwe taak');
    await user.type(input, 'Een{Enter}Twee{Enter}Drie');
    line.open();
    await screen.findByText('Het takenbord is dicht.');
    expect(input.value).toBe('Een, Twee, Drie');
    state.isDown = false;
    await user.keyboard('{Enter}');
    await screen.findByLabelText('Een, Twee, Drie');
  });

  it('are refused beside their field when they are empty, and nothing is sent', async () => {
    const { user, sent } = await open();
    await user.click(await screen.findByRole('button', { name: 'Toevoegen' }));
    const input = screen.getByRole('textbox', { name: 'Nieuwe taak', description: 'Omschrijving is verplicht.' });
    expect(document.activeElement).toBe(input);
    expect(sent.filter((call) => call.startsWith('POST'))).toEqual([]);
    await user.type(input, 'S');
    expect(screen.queryByText('Omschrijving is verplicht.')).toBeNull();
  });

  it('reload after an action that failed as well; nothing typed is lost', async () => {
    await aTask(server.db, { customer_id, description: 'Proefflacon meenemen' });
    const { state, between } = failingWrites();
    const { user, sent } = await open(between);
    const input = await screen.findByLabelText<HTMLInputElement>('Nieuwe taak');
    await pasteIn(user, input, 'Slangen nakijken');
    await user.click(screen.getByRole('button', { name: 'Toevoegen' }));
    await screen.findByText('Er ging iets mis met het toevoegen van de taak.');
    await screen.findByText('Het takenbord is dicht.');
    await waitFor(() => expect(loads(sent)).toBe(2));
    expect(input.value).toBe('Slangen nakijken');

    await user.click(screen.getByLabelText('Proefflacon meenemen'));
    await screen.findByText('Er ging iets mis met het bijwerken van de taak.');
    await waitFor(async () => expect((await boxes())[0]?.checked).toBe(false));
    expect(loads(sent)).toBe(3);
    await user.click(screen.getByRole('button', { name: /^Opties van/ }));
    await user.click(screen.getByRole('button', { name: 'Verwijderen: Proefflacon meenemen' }));
    await screen.findByText('Er ging iets mis met het verwijderen van de taak.');
    await waitFor(() => expect(loads(sent)).toBe(4));

    state.isDown = false;
    await user.click(screen.getByRole('button', { name: 'Toevoegen' }));
    await screen.findByLabelText('Slangen nakijken');
    expect(within(screen.getByRole('main')).getAllByRole('checkbox')).toHaveLength(2);
  });

  it('may have been added where nobody answered: that is said, and the same one is not added twice', async () => {
    let isLost = true;
    const { user } = await open((send) => async (input, init) => {
      const answer = await send(input, init);
      return init?.method === 'POST' && isLost ? new Response('<html>Bad Gateway', { status: 502 }) : answer;
    });
    await pasteIn(user, await screen.findByLabelText('Nieuwe taak'), 'Slangen nakijken');
    await user.click(screen.getByRole('button', { name: 'Toevoegen' }));
    await screen.findByText('Er ging iets mis met het toevoegen van de taak.');
    await screen.findByText('Misschien is de taak toch toegevoegd. Kijk dat in de lijst na.');
    isLost = false;
    await user.click(screen.getByRole('button', { name: 'Toevoegen' }));
    await screen.findByText(/^Taak toegevoegd/);
    expect(screen.queryByText(/Misschien/)).toBeNull();
    expect(await boxes()).toHaveLength(1);
  });

  it('are deleted once, however often it is pressed while nothing is answered', async () => {
    await aTask(server.db, { customer_id, description: 'Proefflacon meenemen' });
    const line = holding();
    const { user, sent } = await open(line.between);
    line.hold(/DELETE/);
    await user.click(await screen.findByRole('button', { name: /^Opties van/ }));
    const remove = await screen.findByRole('button', { name: 'Verwijderen: Proefflacon meenemen' });
    await user.dblClick(remove);
    expect(remove.getAttribute('aria-busy')).toBe('true');
    await user.click(remove);
    await line.release();
    await screen.findByText(/^Taak verwijderd/);
    expect(sent.filter((call) => call.startsWith('DELETE'))).toHaveLength(1);
  });

  it('say that they were stored, and what is ticked stays ticked, when the list cannot be read again after it', async () => {
    await aTask(server.db, { customer_id, description: 'Proefflacon meenemen' });
    let isDown = false;
    const { user } = await open(failingWhile(() => isDown, 'GET', /tasks\/overview/));
    const tick = await screen.findByLabelText<HTMLInputElement>('Proefflacon meenemen');
    const notRead = 'De wijziging is opgeslagen, maar de takenlijst kon niet opnieuw worden geladen.';
    isDown = true;
    await user.click(tick);
    await screen.findByText(notRead);
    expect((await held())[0]?.done).not.toBeNull();
    expect(tick.checked).toBe(true);
    await user.click(tick);
    await waitFor(async () => expect((await held())[0]?.done).toBeNull());
    await waitFor(() => expect(tick.checked).toBe(false));
    await waitFor(() => expect(tick.closest('label')?.getAttribute('aria-busy')).toBe('false'));

    // Until it is read: for whoever sees no change would do it again.
    expect(screen.getAllByText(notRead).every((one) => one.closest('[role=alert]'))).toBe(true);
    isDown = false;
    await user.type(screen.getByLabelText('Nieuwe taak'), 'Slangen nakijken{Enter}');
    await screen.findByLabelText('Slangen nakijken');
    await waitFor(() => expect(screen.queryByText(notRead)).toBeNull());
  });

  it('are opened again by a press while the list is still read after the first', async () => {
    await aTask(server.db, { customer_id, description: 'Proefflacon meenemen' });
    const line = holding();
    const { user } = await open(line.between);
    const box = await screen.findByLabelText<HTMLInputElement>('Proefflacon meenemen');
    line.hold(/tasks\/overview/);
    await user.click(box);
    await waitFor(() => expect(line.held()).toHaveLength(1));
    await user.click(box);
    expect(box.checked).toBe(false);
    line.pass();
    await act(line.release);
    await waitFor(async () => expect((await held())[0]?.done).toBeNull());
    await waitFor(async () => expect((await boxes())[0]?.checked).toBe(false));
  });

  it('are named where it is told that one could not be ticked, once another screen is looked at', async () => {
    await aTask(server.db, { customer_id, description: 'Proefflacon meenemen' });
    const { opened, open: letThrough } = gate();
    const { between } = failingWrites();
    const { user, goTo } = await open((send) => {
      const down = between(send);
      return async (input, init) => {
        if (init?.method !== 'GET') await opened;
        return down(input, init);
      };
    });
    await user.click(await screen.findByLabelText('Proefflacon meenemen'));
    goTo('/news/overview');
    await screen.findByRole('heading', { name: 'Nieuws' });
    letThrough();
    await screen.findByText('‘Proefflacon meenemen’: Er ging iets mis met het bijwerken van de taak.');
  });

  it('are ticked again at once after a failure, while they are still read again', async () => {
    await aTask(server.db, { customer_id, description: 'Proefflacon meenemen' });
    const { state, between } = failingWrites();
    const { opened, open: letThrough } = gate();
    let isRead = false;
    const { user } = await open((send) => async (input, init) => {
      const isList = String(input).endsWith('/tasks/overview');
      if (isList && isRead) await opened;
      isRead ||= isList;
      return between(send)(input, init);
    });
    await user.click(await screen.findByLabelText('Proefflacon meenemen'));
    await screen.findByText('Er ging iets mis met het bijwerken van de taak.');
    await waitFor(async () => expect((await boxes())[0]?.checked).toBe(false));
    state.isDown = false;
    await user.click(screen.getByLabelText('Proefflacon meenemen'));
    await waitFor(async () => expect((await held())[0]?.done).not.toBeNull());
    letThrough();
    await waitFor(async () => expect((await boxes())[0]?.checked).toBe(true));
    expect(screen.queryByText('Er ging iets mis met het bijwerken van de taak.')).toBeNull();
  });
});
