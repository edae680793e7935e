import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
// Imported here, so that no test's time limit includes loading it.
import '../../src/resources/machines/MachineForm';
import { reachability } from '../../src/visits/reachability';
import { aMachine } from '../support/builders';
import { holdClock, letPass } from '../support/clock';
import { failing, failingWhile, withoutApi } from '../support/failing';
import { gate } from '../support/gate';
import { holding } from '../support/holding';
import { aPng, aPngUrl } from '../support/pictures';
import { renderApp } from '../support/screen';
import { createTestServer, type TestServer } from '../support/server';

let server: TestServer;
let id: number;
beforeEach(async () => {
  server = await createTestServer();
  id = await aMachine(server.db, { brand: 'Kleanor', type: 'Boog' });
});

const photo = () => screen.queryByRole<HTMLImageElement>('img', { name: 'Foto van Kleanor · Boog' });
const input = (name: string) => screen.findByLabelText<HTMLInputElement>(name, { selector: 'input' });
const aFile = (seed: number) => new File([new Uint8Array(aPng({ seed }))], 'foto.png', { type: 'image/png' });
const held = async () => (await server.db.selectFrom('machines').select('image').executeTakeFirstOrThrow()).image;
const isPut = (call: string) => call.startsWith('PUT ');

it('is made with the camera of a phone, stored at once, replaced, and removed after a question', async () => {
  const { user, sent } = await renderApp({ server, route: `/machines/edit/${id}` });
  const camera = await input('Foto maken');
  expect([camera.accept, camera.getAttribute('capture')]).toEqual(['image/*', 'environment']);
  expect(photo()).toBeNull();
  await user.upload(camera, aFile(1));
  await screen.findByText('Foto bewaard (1 kB).');
  const first = await held();
  expect(photo()?.getAttribute('src')).toBe(`/v2/images/${first}`);
  await user.upload(await input('Foto kiezen'), aFile(2));
  await waitFor(async () => expect(await held()).not.toBe(first));
  await waitFor(async () => expect(photo()?.getAttribute('src')).toBe(`/v2/images/${await held()}`));

  // Enter, Enter removes nothing: the question begins on 'Annuleren'.
  const remove = await screen.findByRole('button', { name: 'Foto verwijderen' });
  remove.focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Foto verwijderen?' });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(remove);
  await user.keyboard('{Enter}');
  const question = within(await screen.findByRole('dialog', { name: 'Foto verwijderen?' }));
  question.getByText('De foto van Kleanor · Boog gaat weg.');
  await user.click(question.getByRole('button', { name: 'Foto verwijderen' }));
  await screen.findByText('Foto verwijderd.');
  expect([photo(), await held()]).toEqual([null, null]);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Foto maken'));
  expect(sent.filter(isPut)).toEqual([1, 2, 3].map(() => `PUT api/machine_photos/${id}`));
});

it('that was stored is the one that is seen, also when it could not be read back', async () => {
  let isDown = false;
  const between = failingWhile(() => isDown, 'GET', /machine_photos/);
  const { user } = await renderApp({
    server,
    route: `/machines/edit/${id}`,
    between: (send) =>
      between(async (input, init) => {
        const answer = await send(input, init);
        isDown ||= init?.method === 'PUT' && (await held()) !== first;
        return answer;
      }),
  });
  let first: string | null = null;
  await user.upload(await input('Foto kiezen'), aFile(1));
  await screen.findByText('Foto bewaard (1 kB).');
  first = await held();
  isDown = false;
  await waitFor(() => expect(photo()?.getAttribute('src')).toBe(`/v2/images/${first}`));
  await user.upload(await input('Foto kiezen'), aFile(2));
  await waitFor(async () => expect(await held()).not.toBe(first));
  await waitFor(async () => expect(photo()?.getAttribute('src')).toBe(`/v2/images/${await held()}`));
  await screen.findByText('Foto bewaard (1 kB).');
  expect(photo()?.getAttribute('src')).toBe(`/v2/images/${await held()}`);
});

it('is taken when dropped or pasted, but not while it is off; a link is refused', async () => {
  const { user } = await renderApp({ server, route: `/machines/edit/${id}` });
  const button = await screen.findByRole('button', { name: 'Foto kiezen' });
  fireEvent.drop(button, { dataTransfer: { files: [] } });
  await screen.findByText('Kies een PNG-, JPEG-, WebP- of GIF-afbeelding.');
  fireEvent.drop(button, { dataTransfer: { files: [aFile(1)] } });
  await screen.findByText('Foto bewaard (1 kB).');
  const first = await held();
  fireEvent.paste(button, { clipboardData: { files: [aFile(2)] } });
  await waitFor(async () => expect(await held()).not.toBe(first));
  const second = await held();
  await waitFor(() => expect(photo()?.getAttribute('src')).toBe(`/v2/images/${second}`));

  onTestFinished(reachability.reset);
  act(reachability.lost);
  await screen.findByText('Een foto maken of wijzigen kan alleen met verbinding.');
  // The page of the browser stays: it would show the file in place of the dashboard.
  expect(fireEvent.drop(button, { dataTransfer: { files: [aFile(3)] } })).toBe(false);
  act(reachability.reset);
  await user.click(await screen.findByRole('button', { name: 'Foto verwijderen' }));
  await screen.findByRole('dialog', { name: 'Foto verwijderen?' });
  expect(await held()).toBe(second);
});

it('that is not stored says why and stays to be sent again, once; what is no picture is refused', async () => {
  let isDown = true;
  const waiting = gate();
  const puts: string[] = [];
  const { user } = await renderApp({
    server,
    route: `/machines/edit/${id}`,
    between: (send) => async (address, init) => {
      if (init?.method !== 'PUT') return send(address, init);
      if (isDown) return new Response('<h1>', { status: 500 });
      puts.push(String(address));
      await waiting.opened;
      return send(address, init);
    },
  });
  await user.upload(await input('Foto maken'), new File(['geen foto'], 'foto.jpg', { type: 'image/jpeg' }));
  await screen.findByText('Kies een PNG-, JPEG-, WebP- of GIF-afbeelding.');
  expect(screen.queryByRole('button', { name: 'Nog eens versturen' })).toBeNull();

  await user.upload(await input('Foto maken'), aFile(1));
  await screen.findByText(/De foto is niet bewaard. Hij staat nog hier/);
  expect(photo()?.getAttribute('src')).toMatch(/^data:image\/png/);
  expect(await held()).toBeNull();

  isDown = false;
  await user.dblClick(await screen.findByRole('button', { name: 'Nog eens versturen' }));
  await screen.findByText('De foto wordt verstuurd…');
  waiting.open();
  await screen.findByText('Foto bewaard (1 kB).');
  expect(puts).toHaveLength(1);
  expect(photo()?.getAttribute('src')).toBe(`/v2/images/${await held()}`);
});

it('that somebody else stored meanwhile is shown before it is removed or replaced', async () => {
  const { user } = await renderApp({ server, route: `/machines/edit/${id}` });
  await user.upload(await input('Foto maken'), aFile(1));
  await screen.findByText('Foto bewaard (1 kB).');
  const somebodyElse = async (seed: number) => {
    await server.request(`/api/machine_photos/${id}`, { method: 'PUT', json: { image: aPngUrl(seed) } });
    return held();
  };
  const remove = async () => {
    await user.click(await screen.findByRole('button', { name: 'Foto verwijderen' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Foto verwijderen' }));
  };
  const hers = await somebodyElse(7);
  await remove();
  await screen.findByText('Intussen is bij deze machine een andere foto bewaard.');
  await waitFor(() => expect(photo()?.getAttribute('src')).toBe(`/v2/images/${hers}`));
  expect(await held()).toBe(hers);

  const his = await somebodyElse(8);
  await user.upload(await input('Foto maken'), aFile(2));
  await screen.findByText(/^Intussen is bij deze machine een andere foto bewaard. De foto is niet bewaard/);
  expect(await held()).toBe(his);
  await user.click(await screen.findByRole('button', { name: 'Nog eens versturen' }));
  await screen.findByText('Foto bewaard (1 kB).');
  expect(await held()).not.toBe(his);
  await remove();
  await screen.findByText('Foto verwijderd.');
  expect(await held()).toBeNull();
});

it('that is being removed is not left before the answer, so that a failure is seen', async () => {
  const line = holding();
  const { user, goTo, route } = await renderApp({
    server,
    route: `/machines/edit/${id}`,
    between: (send) => {
      const down = failing('PUT', /machine_photos/)(send);
      return line.between((input, init) => (String(init?.body).includes('"image":null') ? down : send)(input, init));
    },
  });
  await user.upload(await input('Foto maken'), aFile(1));
  await screen.findByText('Foto bewaard (1 kB).');
  line.hold(/PUT .*machine_photos/);
  await user.click(await screen.findByRole('button', { name: 'Foto verwijderen' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Foto verwijderen' }));
  await screen.findByText('De foto wordt verwijderd…');
  await waitFor(() => expect(line.held()).toHaveLength(1));
  goTo('/staff/overview');
  await waitFor(() => expect(route()).toBe(`/machines/edit/${id}`));
  await line.release();
  await screen.findByText('De foto is niet verwijderd. Probeer het opnieuw.');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await held()).not.toBeNull();
});

it('that is not stored is not lost by a save of the form beside it, which says so', async () => {
  let isDown = true;
  const { user, goTo } = await renderApp({
    server,
    route: `/machines/edit/${id}`,
    between: failingWhile(() => isDown, 'PUT', /machine_photos/),
  });
  await user.upload(await input('Foto maken'), aFile(1));
  await screen.findByText(/De foto is niet bewaard. Hij staat nog hier/);
  await user.click(screen.getByRole('button', { name: 'Opslaan' }));
  await screen.findByText('Machine opgeslagen');
  await screen.findByText(/^‘Kleanor · Boog’: De foto is niet bewaard. Hij staat nog bij de machine/);
  isDown = false;
  goTo(`/machines/edit/${id}`);
  await user.click(await screen.findByRole('button', { name: 'Nog eens versturen' }));
  await screen.findByText('Foto bewaard (1 kB).');
  expect(await held()).not.toBeNull();
  expect(screen.queryByText(/De foto is niet bewaard/)).toBeNull();
});

/** The form of a machine whose photo is being sent, and will fail or not. */
const openSending = async (between = failing('PUT', /machine_photos/)) => {
  const line = holding();
  const app = await renderApp({
    server,
    route: `/machines/edit/${id}`,
    between: (send) => line.between(between(send)),
  });
  line.hold(/PUT .*machine_photos/);
  await app.user.upload(await input('Foto maken'), aFile(1));
  await waitFor(() => expect(line.held()).toHaveLength(1));
  return { ...app, line };
};

/** True when the browser asks before the tab is closed or reloaded. */
const isAskedAtClosing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('that is not stored is not thrown away by signing out without a question', async () => {
  const between = failing('PUT', /machine_photos/);
  const { user, route } = await renderApp({ server, route: `/machines/edit/${id}`, between });
  await user.upload(await input('Foto maken'), aFile(1));
  await screen.findByText(/De foto is niet bewaard. Hij staat nog hier/);
  await user.click(screen.getByRole('button', { name: 'Opslaan' }));
  await screen.findByText('Machine opgeslagen');
  await user.click(screen.getByRole('button', { name: /^Account van/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Uitloggen' }));
  await screen.findByText('Er is nog een foto of een pushbericht niet verstuurd. Dat gaat verloren als je uitlogt.');
  await user.click(screen.getByRole('button', { name: 'Blijf ingelogd' }));
  expect(route()).not.toMatch(/login/);
});

it('that is still being sent after a save of the form says so, and when it is stored; until then closing asks', async () => {
  const { line, user } = await openSending((send) => send);
  await user.click(screen.getByRole('button', { name: 'Opslaan' }));
  await screen.findByText('‘Kleanor · Boog’: De foto wordt nog verstuurd. Sluit het dashboard nog niet.');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Foto maken' })).toBeNull());
  expect(isAskedAtClosing()).toBe(true);
  line.pass();
  await line.release();
  await screen.findByText('‘Kleanor · Boog’: Foto bewaard (1 kB).');
  expect([isAskedAtClosing(), await held()]).toEqual([false, expect.any(String)]);
});

it('whose failure comes after a save of the form says so on the next screen; one that was given up stays away', async () => {
  const { line, user, goTo } = await openSending();
  await user.click(screen.getByRole('button', { name: 'Opslaan' }));
  await screen.findByText('Machine opgeslagen');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Foto maken' })).toBeNull());
  await line.release();
  await screen.findByText(/^‘Kleanor · Boog’: De foto is niet bewaard. Hij staat nog bij de machine/);
  expect(isAskedAtClosing()).toBe(true);

  goTo(`/machines/edit/${id}`);
  await screen.findByRole('button', { name: 'Nog eens versturen' });
  await user.click(screen.getByRole('link', { name: 'Accounts' }));
  await user.click(await screen.findByRole('button', { name: 'Weggaan zonder opslaan' }));
  await screen.findByRole('heading', { name: 'Accounts' });
  await waitFor(() => expect(screen.queryByText(/De foto is niet bewaard/)).toBeNull());
  expect(isAskedAtClosing()).toBe(false);
  goTo(`/machines/edit/${id}`);
  await screen.findByText(/Een foto wordt verkleind/);
  expect(photo()).toBeNull();
});

it('that is long in being sent may be left, with words that are true; it says there that it goes on', async () => {
  const { line, user, route } = await openSending((send) => send);
  holdClock();
  await user.click(screen.getByRole('link', { name: 'Accounts' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await letPass();
  const question = within(await screen.findByRole('dialog', { name: 'Nog bezig' }));
  question.getByText(/gaat door als je weggaat/);
  await user.click(question.getByRole('button', { name: 'Weggaan' }));
  await screen.findByText(/^‘Kleanor · Boog’: De foto wordt nog verstuurd/);
  line.pass();
  await line.release();
  await screen.findByText('‘Kleanor · Boog’: Foto bewaard (1 kB).');
  expect([route(), await held()]).toEqual(['/staff/overview', expect.any(String)]);
});

it('gives the focus back to the button that was pressed, which is off while it is sent', async () => {
  const line = holding();
  const { user } = await renderApp({ server, route: `/machines/edit/${id}`, between: line.between });
  line.hold(/PUT .*machine_photos/);
  for (const [seed, name] of ['Foto kiezen', 'Foto maken'].entries()) {
    const chooser = await input(name);
    screen.getByRole('button', { name }).focus();
    await user.upload(chooser, aFile(seed + 1));
    await waitFor(() => expect(line.held()).toHaveLength(1));
    // A browser takes the focus from the pressed button while it is off.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await line.release();
    await waitFor(() => expect(document.activeElement?.textContent).toBe(name));
  }
});

it('needs a connection, and says so beside buttons that do nothing', async () => {
  await renderApp({ server, route: `/machines/edit/${id}` });
  expect((await input('Foto maken')).disabled).toBe(false);
  const cuts = [
    [reachability.lost, reachability.reset],
    [() => onlineManager.setOnline(false), () => onlineManager.setOnline(true)],
  ] as const;
  for (const [cut, mend] of cuts) {
    onTestFinished(mend);
    act(cut);
    await screen.findByText('Een foto maken of wijzigen kan alleen met verbinding.');
    for (const name of ['Foto maken', 'Foto kiezen'])
      expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);
    act(mend);
    await screen.findByText(/Een foto wordt verkleind/);
  }
});

it('is not asked for on an older v2', async () => {
  const { sent } = await renderApp({ server, route: `/machines/edit/${id}`, between: withoutApi });
  await screen.findByDisplayValue('Boog');
  expect(screen.queryByRole('heading', { name: 'Foto' })).toBeNull();
  expect(sent.filter((call) => call.includes('machine_photos'))).toEqual([]);
});
