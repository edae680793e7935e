import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { insertAll } from '../../server/db/insertAll';
import { aBinEntry, aPush, aRun, aStaffMember } from '../support/builders';
import { catchDownloads, exportShown } from '../support/downloads';
import { gate } from '../support/gate';
import { renderApp, rowOf } from '../support/screen';
import { createTestServer } from '../support/server';

/** Lists of `/api`, which the server searches and sends in pages. */

/** The searches that were sent, and those whose request was aborted; those for `held` get no answer. */
const searches = (held: string) => {
  const sent: string[] = [];
  const aborted: string[] = [];
  const between =
    (send: typeof fetch): typeof fetch =>
    (input, init) => {
      const { q } = JSON.parse(new URL(String(input), 'http://x').searchParams.get('filter') ?? '{}');
      if (q === undefined) return send(input, init);
      sent.push(q);
      init?.signal?.addEventListener('abort', () => aborted.push(q));
      return q === held ? new Promise(() => undefined) : send(input, init);
    };
  return { between, texts: () => sent, aborted: () => aborted };
};

it('a search waits for a pause, and the next letter aborts its request', async () => {
  const server = await createTestServer({ name: 'Sanne' });
  for (const name of ['Émile', 'Emiel']) await aStaffMember(server.db, { name });
  const { between, texts, aborted } = searches('emilex');
  await renderApp({ server, route: '/staff/overview', between });
  await rowOf('Emiel');
  const type = (q: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: q } });
  for (const q of ['e', 'em', 'emi', 'emil', 'emile']) type(q);
  await waitFor(() => expect(screen.queryByText('Emiel')).toBeNull());
  await rowOf('Émile');
  expect(texts()).toEqual(['emile']);

  type('emilex');
  await waitFor(() => expect(texts()).toEqual(['emile', 'emilex']));
  type('emiel');
  await rowOf('Emiel');
  expect(texts()).toEqual(['emile', 'emilex', 'emiel']);
  expect(aborted()).toEqual(['emilex']);
});

it('a search that was dropped is asked again when its text is back', async () => {
  const server = await createTestServer({ name: 'Sanne' });
  await aStaffMember(server.db, { name: 'Noor' });
  const { between, texts } = searches('noor');
  await renderApp({ server, route: '/staff/overview', between });
  await rowOf('Noor');
  const type = (q: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: q } });
  type('noor');
  await waitFor(() => expect(texts()).toEqual(['noor']));
  type('noorx');
  type('noor');
  await waitFor(() => expect(texts()).toEqual(['noor', 'noor']));
});

const aLongAudit = async () => {
  const server = await createTestServer();
  const entry = { user_id: null, user_name: 'Server', resource: 'news', verb: 'create' };
  const changes = JSON.stringify([{ field: 'title', old: null, new: 'Wax' }]);
  const created = '2026-11-16 10:00:00';
  await insertAll(
    server.db,
    'audit',
    Array.from({ length: 2001 }, (_, nth) => ({
      ...entry,
      created,
      changes,
      record_id: nth + 1,
      record_name: `Bericht ${nth}.`,
    })),
  );
  return server;
};

it('of a page that cannot be read there is no file, and that is told also where its list was left', async () => {
  const server = await aLongAudit();
  const files = catchDownloads();
  const answer = gate();
  const { user, goTo } = await renderApp({
    server,
    route: '/audit/overview',
    between: (send) => async (input, init) => {
      if (!String(input).includes(encodeURIComponent('[1000,1999]'))) return send(input, init);
      await answer.opened;
      return new Response('', { status: 500 });
    },
  });
  const button = await screen.findByRole('button', { name: 'Exporteren' });
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  await user.click(button);
  goTo('/news/overview');
  await screen.findByRole('heading', { name: 'Nieuws' });
  answer.open();
  await screen.findByText('Er is geen bestand gemaakt: niet alles kon worden geladen.');
  expect(files).toEqual([]);
});

it('the file of a list has every record and every column, read in pages', async () => {
  const server = await aLongAudit();
  const files = catchDownloads();
  const { user, sent } = await renderApp({ server, route: '/audit/overview' });
  await rowOf(/Bericht 2000\./);
  sent.length = 0;
  const button = screen.getByRole('button', { name: 'Exporteren' });
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  await user.click(button);
  await waitFor(() => expect(files).toHaveLength(1));
  const text = (await files[0]?.text()) ?? '';
  for (const nth of [0, 1000, 2000]) expect(text).toContain(` · Bericht ${nth}.;Toegevoegd;`);
  expect(text.split('\r\n')).toHaveLength(2001 + 2);
  expect(text.split(';Titel: Wax\r\n')).toHaveLength(2001 + 1);
  expect(sent).toHaveLength(3);
});

it('an export of several pages says how far it is, and is stopped by its button: there is no file', async () => {
  const server = await aLongAudit();
  const files = catchDownloads();
  const answer = gate();
  const { user } = await renderApp({
    server,
    route: '/audit/overview',
    between: (send) => async (input, init) => {
      if (String(input).includes(encodeURIComponent('[1000,1999]'))) await answer.opened;
      return send(input, init);
    },
  });
  const button = await screen.findByRole('button', { name: 'Exporteren' });
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  await user.dblClick(button);
  await waitFor(() => expect(button.textContent).toBe('Stoppen (49%)'));
  await user.click(button);
  expect(button.textContent).toBe('Exporteren');
  answer.open();
  await user.click(button);
  await waitFor(() => expect(files).toHaveLength(1));
  await waitFor(() => expect(button.textContent).toBe('Exporteren'));
  expect(files).toHaveLength(1);
  expect((await files[0]?.text())?.split('\r\n')).toHaveLength(2001 + 2);
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([
  ['/staff/overview', 'Sanne de Vries', { Gebruikersnaam: 'sanne', Actief: 'Ja' }, 'Naam;Gebruikersnaam;Sinds;Actief'],
  ['/pushes/overview', 'Open', { Resultaat: 'Niet verstuurd, bewaard' }, 'Wanneer;Bericht;Shop;Door;Resultaat;Fout'],
  [
    '/outbox/overview',
    'Je bestelling',
    { Resultaat: 'Mislukt' },
    'Wanneer;Aan;Onderwerp;Ordernummer;Resultaat;Fout;Klantnummer',
  ],
  ['/bin/overview', 'Dicht', { Soort: 'Nieuwsbericht' }, 'Naam;Soort;Verwijderd;Door;Teruggezet;Nummer'],
  [
    '/runs/overview',
    'Prijs +4,5 %',
    { Lijst: 'Producten', Gewijzigd: '1' },
    'Wijziging;Lijst;Wanneer;Wie;Gewijzigd;Niet gewijzigd',
  ],
  [
    '/norms/overview',
    'Leidingwater: pH',
    { 'Soort water': 'Leidingwater', Waarde: 'pH', 'Goed tot en met': '9,5' },
    'Norm;Goed tot en met;Twijfelachtig tot en met;Advies bij te laag;Advies bij te hoog;Soort water;Waarde;Goed vanaf;Twijfelachtig vanaf',
  ],
])('the file of %s says in Dutch what the screen says, without the numbers of the database', async (...told) => {
  const [route, shown, cells, headings] = told;
  const server = await createTestServer();
  await aPush(server.db, { user_id: server.userId });
  await aBinEntry(server.db);
  await aRun(server.db);
  await server.db
    .insertInto('outbox')
    .values({
      ...{ orderno: null, recipient: 'jan@devaart.example', subject: 'Je bestelling', created: '2026-11-16 10:00:00' },
      ...{ created_ms: 0, result: 'failed', error: 'geen verbinding', file: '' },
    })
    .execute();
  await renderApp({ server, route });
  await rowOf(shown);
  const file = await exportShown();
  expect(file.headings.join(';')).toBe(headings);
  expect(file.rows[0]).toEqual(expect.objectContaining(cells));
});
