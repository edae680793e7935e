import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
// Imported here, so that no test's time limit includes loading it.
import '../../src/import/ImportDialog';
import { SESSION_LIMITS, startSession } from '../../server/auth/sessions';
import { tokenStore } from '../../src/lib/session/tokenStore';
import { signOut } from '../../src/session/signOut';
import { aCategory, aCustomer, aProduct, aStaffMember, aSubcategory } from '../support/builders';
import { catchDownloads } from '../support/downloads';
import { failingWhile, withoutApi } from '../support/failing';
import { renderApp } from '../support/screen';
import { createTestServer, MONDAY, type TestServer } from '../support/server';

const openImport = async (user: UserEvent, button = 'Importeren') => {
  await user.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog'));
};
type Dialog = Awaited<ReturnType<typeof openImport>>;

const upload = async (user: UserEvent, dialog: Dialog, file: File) =>
  user.upload(await dialog.findByLabelText('Bestand kiezen', { selector: 'input' }), file);
const next = async (user: UserEvent, dialog: Dialog) => {
  const button = await dialog.findByRole('button', { name: 'Volgende' });
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  await user.click(button);
};
const fourProducts = async () => {
  const server = await createTestServer();
  for (const [prio, sku] of ['A-1', 'A-2', 'A-3', 'A-4'].entries())
    await aProduct(server.db, { main_title: `Product ${sku}`, sku, main_price: '10', prio });
  return server;
};
const pricesOf = async ({ db }: TestServer) =>
  (await db.selectFrom('products').select('main_price').orderBy('prio').execute()).map((row) => row.main_price);

const paste = async (user: UserEvent, dialog: Dialog, cells: string) => {
  await user.click(await dialog.findByLabelText('Of plak cellen uit een spreadsheet'));
  await user.paste(cells);
};

const PRICE_LIST = 'Artikelnummer;Adviesprijs\r\nA-1;€ 1.011,50\r\na-2;gratis\r\nA-3;10,00\r\nB-9;5,00\r\n';

it('of a list without records says at once that there is nothing to change yet', async () => {
  const { user } = await renderApp({ route: '/products/overview' });
  const dialog = await openImport(user);
  await dialog.findByText(/Er zijn er nog geen: maak ze eerst met Nieuw\.$/);
  expect(dialog.getByRole('button', { name: /downloaden, met alle velden$/ })).toHaveProperty('disabled', true);
});

it("a supplier's prices are mended in place, tried first, carried out as one run and reverted", async () => {
  const server = await fourProducts();
  const { user, goTo, sent } = await renderApp({ server, route: '/products/overview' });
  const dialog = await openImport(user);
  dialog.getByText(/^Een import wijzigt producten die er al zijn\./);
  await upload(user, dialog, new File([PRICE_LIST], 'prijslijst.csv'));
  await dialog.findByText(/^4 regels met 2 kolommen gelezen\./);
  expect(document.activeElement?.textContent).toBe('Producten importeren · Kolommen');
  dialog.getByText('Kies ook minstens één veld dat de import mag wijzigen.');
  await user.selectOptions(dialog.getByLabelText('Veld voor kolom Adviesprijs'), 'Prijs excl. btw');
  expect(dialog.getByLabelText('Herkennen aan')).toHaveProperty('value', 'sku');
  // A step too far back, and another screen, lose no rows.
  await user.click(dialog.getByRole('button', { name: 'Vorige' }));
  expect(document.activeElement?.textContent).toBe('Producten importeren');
  goTo('/staff/overview');
  await user.click(await screen.findByRole('button', { name: 'Blijven' }));
  await next(user, dialog);
  await next(user, dialog);

  await dialog.findByText('Met fouten (1)');
  dialog.getByText('Niet herkend (1)');
  const wrong = dialog.getByLabelText<HTMLInputElement>('Prijs excl. btw, regel 3');
  dialog.getByText('Vul een bedrag in, bijvoorbeeld 12,50.');
  await user.clear(wrong);
  await user.type(wrong, '12,5{Enter}');
  await dialog.findByText('Met fouten (0)');
  // It stays where it was mended.
  dialog.getByLabelText('Prijs excl. btw, regel 3');
  const files = catchDownloads();
  await user.click(dialog.getByRole('button', { name: '1 regel die niet meedoet downloaden' }));
  expect(await files[0]?.text()).toContain('B-9;5,00;Niet gevonden.');
  await next(user, dialog);

  await dialog.findByText('Verandert (2)');
  dialog.getByText('Blijft gelijk (1)');
  dialog.getByText('1 regel is niet herkend.');
  // The second half of a double click on 'Volgende', which stood here.
  const carryOut = dialog.getByRole('button', { name: '2 regels wijzigen' });
  await act(async () => fireEvent.click(carryOut, { detail: 2 }));
  expect(sent.filter((call) => call.startsWith('POST'))).toEqual([]);
  await user.click(carryOut);
  await dialog.findByText(/^2 regels gewijzigd\./);
  expect(await pricesOf(server)).toEqual(['1011.50', '12.5', '10', '10']);
  await user.click(dialog.getByRole('button', { name: 'Sluiten' }));

  goTo('/runs/overview');
  await user.click(await screen.findByRole('button', { name: 'Terugdraaien: Import: prijslijst.csv' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Terugdraaien' }));
  await screen.findByText('De bulkwijziging is teruggedraaid');
  expect(await pricesOf(server)).toEqual(['10', '10', '10', '10']);

  // The columns are remembered.
  goTo('/products/overview');
  const again = await openImport(user);
  await upload(user, again, new File(['Artikelnummer\tAdviesprijs\nA-1\t9'], 'volgende.csv'));
  expect(await again.findByLabelText('Veld voor kolom Adviesprijs')).toHaveProperty('value', 'main_price');
});

it('what is dropped is one file, or cells that are dragged from a spreadsheet; what is not read is told', async () => {
  const { user } = await renderApp({ server: await fourProducts(), route: '/products/overview' });
  const dialog = await openImport(user);
  const drop = async (dropped: { files: File[]; text?: string }) =>
    fireEvent.drop(await dialog.findByLabelText('Of plak cellen uit een spreadsheet'), {
      dataTransfer: { files: dropped.files, getData: () => dropped.text ?? '' },
    });
  const file = new File([PRICE_LIST], 'prijslijst.csv');
  await drop({ files: [file, file] });
  await dialog.findByText('Kies één bestand tegelijk.');
  await drop({ files: [], text: 'https://example.com/prijslijst.csv' });
  await dialog.findByText('Hierin staan geen regels onder een rij met kopjes.');
  await drop({ files: [], text: 'SKU\tPrijs\nA-1\t11,50' });
  await dialog.findByText(/^1 regel met 2 kolommen gelezen\./);
});

it('cells that are typed are lost neither by Escape, nor by leaving, nor by a step back', async () => {
  const { user, goTo } = await renderApp({ server: await fourProducts(), route: '/products/overview' });
  const dialog = await openImport(user);
  const field = () => dialog.findByLabelText<HTMLTextAreaElement>('Of plak cellen uit een spreadsheet');
  const typed = 'SKU;Prijs\nA-1;11,50';
  fireEvent.change(await field(), { target: { value: typed } });
  await user.click(await field());
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Blijven' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Blijven' })).toBeNull());
  goTo('/staff/overview');
  await user.click(await screen.findByRole('button', { name: 'Blijven' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Blijven' })).toBeNull());
  await user.click(dialog.getByRole('button', { name: 'Geplakte cellen lezen' }));
  await user.click(await dialog.findByRole('button', { name: 'Vorige' }));
  expect((await field()).value).toBe(typed);
  await user.click(dialog.getByRole('button', { name: 'Annuleren' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('a row that was taken out of one file takes part in the next', async () => {
  const server = await fourProducts();
  const { user } = await renderApp({ server, route: '/products/overview' });
  const dialog = await openImport(user);
  await paste(user, dialog, 'SKU\tPrijs\nA-1\t11\nA-2\t12');
  await next(user, dialog);
  await next(user, dialog);
  await user.click(await dialog.findByRole('checkbox', { name: 'Meenemen: Product A-1' }));
  dialog.getByText('Weggelaten (1)');
  for (const _ of ['rows', 'columns', 'source']) await user.click(dialog.getByRole('button', { name: 'Vorige' }));
  await upload(user, dialog, new File(['SKU;Prijs\nA-1;9,50'], 'prijslijst.csv'));
  await next(user, dialog);
  await next(user, dialog);
  await dialog.findByText('Verandert (1)');
  await user.click(dialog.getByRole('button', { name: '1 regel wijzigen' }));
  await dialog.findByText(/^1 regel gewijzigd\./);
  expect(await pricesOf(server)).toEqual(['9.50', '10', '10', '10']);
});

it('an empty cell makes a field empty in the file for which that was chosen, and in no other', async () => {
  const { user } = await renderApp({ server: await fourProducts(), route: '/products/overview' });
  const dialog = await openImport(user);
  const clears = () => dialog.findByRole<HTMLInputElement>('checkbox', { name: 'Een lege cel maakt het veld leeg' });
  await paste(user, dialog, 'SKU\tGewicht\nA-1\t');
  await user.click(await clears());
  await next(user, dialog);
  await user.click(await dialog.findByRole('button', { name: 'Vorige' }));
  expect((await clears()).checked).toBe(true);
  await user.click(dialog.getByRole('button', { name: 'Vorige' }));
  await upload(user, dialog, new File(['SKU;Gewicht\nA-1;'], 'prijslijst.csv'));
  expect((await clears()).checked).toBe(false);
});

it('a row without a value, or with one that several records have, is counted as not recognized', async () => {
  const { user } = await renderApp({ server: await fourProducts(), route: '/products/overview' });
  const dialog = await openImport(user);
  const file = 'Prijslijst;2026;;\nArtikelnummer;Titel;Gewicht;Prijs\nA-1;Een;1;9\n;Twee;1;9\nB-9;Drie;1;9';
  await upload(user, dialog, new File([file], 'prijslijst.csv'));
  await dialog.findByText(/^3 regels met 4 kolommen gelezen\./);
  await next(user, dialog);
  await dialog.findByText('Niet herkend (2)');
  dialog.getByText('Hier staat niets om de regel aan te herkennen.');
  dialog.getByText('Niet gevonden.');
  dialog.getByText('Zonder fouten (1)');
  await next(user, dialog);
  await dialog.findByText('2 regels zijn niet herkend.');
});

it('a file whose rows are all wrong says that, and that they are recognized', async () => {
  const { user } = await renderApp({ server: await fourProducts(), route: '/products/overview' });
  const dialog = await openImport(user);
  await upload(user, dialog, new File(['Artikelnummer;Prijs\nA-1;gratis\nA-2;op aanvraag'], 'prijslijst.csv'));
  await next(user, dialog);
  await next(user, dialog);
  await dialog.findByText('2 regels met fouten doen niet mee.');
  expect(dialog.queryByText(/Geen enkele regel is herkend/)).toBeNull();
  expect(dialog.getByRole('button', { name: '0 regels wijzigen' })).toHaveProperty('disabled', true);
});

it('cells without headings are told by the record whose row was taken for them', async () => {
  const { user } = await renderApp({ server: await fourProducts(), route: '/products/overview' });
  const dialog = await openImport(user);
  await paste(user, dialog, 'A-1\t12,50\nA-2\t13,50');
  await user.selectOptions(await dialog.findByLabelText('Veld voor kolom A-1'), 'SKU');
  await dialog.findByText(/^De eerste rij is als kopjes gelezen, maar hoort bij Product A-1\./);
});

it('on an older v2 pasted prices are single edits, which the list of runs reverts', async () => {
  const server = await fourProducts();
  const { user, goTo } = await renderApp({ server, route: '/products/overview', between: withoutApi });
  const dialog = await openImport(user);
  await paste(user, dialog, 'SKU\tPrijs\nA-1\t11,50\nA-4\t12');
  await next(user, dialog);
  await dialog.findByText('Alle regels zijn herkend en zonder fouten.');
  await next(user, dialog);
  await user.click(await dialog.findByRole('button', { name: '2 regels wijzigen' }));
  await dialog.findByText(/^2 regels gewijzigd\./, { selector: '[role=status] *' });
  expect(await pricesOf(server)).toEqual(['11.50', '10', '10', '12']);
  await user.click(dialog.getByRole('button', { name: 'Sluiten' }));
  goTo('/runs/overview');
  await user.click(await screen.findByRole('button', { name: 'Terugdraaien: Import: geplakte cellen' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Terugdraaien' }));
  await screen.findByText(/^2 regels teruggedraaid\./);
  expect(await pricesOf(server)).toEqual(['10', '10', '10', '10']);
  signOut(server.client);
});

it('subcategories move to another category, also on an older v2; what could not be loaded is told and tried again', async () => {
  const server = await createTestServer();
  const from = await aCategory(server.db, { category_title: 'Was' });
  const to = await aCategory(server.db, { category_title: 'Was', shop_id: 2 });
  const id = await aSubcategory(server.db, { product_category_id: from, subcategory_title: 'Borstels' });
  let isAway = false;
  const away = failingWhile(() => isAway, 'GET', /category\/shops$/);
  const between = (send: typeof fetch) => withoutApi(away(send));
  const { user } = await renderApp({ server, route: '/categories/overview', between });
  await screen.findByText('Borstels');
  isAway = true;
  const dialog = await openImport(user, 'Subcategorieën importeren');
  const retry = await dialog.findByRole('button', { name: 'Opnieuw proberen' });
  isAway = false;
  await user.click(retry);
  await paste(user, dialog, 'Naam\tCategorie\tKleur\nborstels\tcarwash › was\t#123456');
  expect(await dialog.findByLabelText('Herkennen aan')).toHaveProperty('value', 'subcategory_title');
  await next(user, dialog);
  await next(user, dialog);
  const trial = await dialog.findByRole('table');
  await waitFor(() => expect(trial.textContent).toMatch(/sireon › Was.*carwash › Was/));
  await user.click(await dialog.findByRole('button', { name: '1 regel wijzigen' }));
  await dialog.findByText(/^1 regel gewijzigd\./, { selector: '[role=status] *' });
  const stored = await server.db
    .selectFrom('subcategories')
    .selectAll()
    .where('subcategory_id', '=', id)
    .executeTakeFirst();
  expect(stored).toMatchObject({
    product_category_id: to,
    subcategory_color: '#123456',
    subcategory_title: 'Borstels',
  });
  signOut(server.client);
});

const LONG = { old: 'a'.repeat(20_000), new: 'b'.repeat(20_000) };

const failsSecond = async (run: number, send: () => Promise<Response>, _: TestServer) =>
  run === 2 ? new Response('', { status: 500 }) : send();

/** The trial of a file that changes 70 products in two runs. `answered`: what becomes of each; usually the second fails once. */
const trialInTwoRuns = async (answered = failsSecond) => {
  const server = await createTestServer();
  const ids: number[] = [];
  for (let nth = 0; nth < 70; nth += 1) ids.push(await aProduct(server.db, { main_description: LONG.old }));
  let runs = 0;
  const between =
    (send: typeof fetch): typeof fetch =>
    async (input, init) => {
      const isRun = init?.method === 'POST' && String(input).endsWith('/api/runs');
      if (!isRun) return send(input, init);
      runs += 1;
      return answered(runs, () => send(input, init), server);
    };
  const app = await renderApp({ server, route: '/products/overview', between });
  const dialog = await openImport(app.user);
  const rows = ids.map((id) => `${id};${LONG.new}`);
  await upload(app.user, dialog, new File([['Nummer;Omschrijving', ...rows].join('\n')], 'teksten.csv'));
  await next(app.user, dialog);
  await next(app.user, dialog);
  return { ...app, ids, dialog };
};

it('a file of more than a run takes is several runs; what a failure stopped goes on, and each is reverted', async () => {
  const { server, user, dialog } = await trialInTwoRuns();
  const changed = async () =>
    (await server.db.selectFrom('products').select('main_description').execute()).filter(
      ({ main_description }) => main_description === LONG.new,
    ).length;
  await user.click(await dialog.findByRole('button', { name: '70 regels wijzigen' }));
  const waiting = Number(/\d+/.exec((await dialog.findByText(/^\d+ regels wachten nog\.$/)).textContent ?? '')?.[0]);
  expect(await changed()).toBe(70 - waiting);
  await user.click(dialog.getByRole('button', { name: 'Doorgaan' }));
  await dialog.findByText(/^70 regels gewijzigd\./);
  expect(await changed()).toBe(70);
  for (const part of [1, 2]) {
    await user.click(dialog.getByRole('button', { name: `Terugdraaien: Import: teksten.csv (deel ${part} van 2)` }));
    const question = within(await screen.findByRole('dialog', { name: /^Terugdraaien/ }));
    await user.click(question.getByRole('button', { name: 'Terugdraaien' }));
    await waitFor(() => expect(dialog.getAllByText('Teruggedraaid')).toHaveLength(part));
  }
  expect(await changed()).toBe(0);
});

it('what a failure stopped is not lost by Escape, by leaving, by closing, or by looking again at a row that was refused', async () => {
  const { server, ids, user, goTo, dialog } = await trialInTwoRuns();
  const pressEscape = async () => {
    await user.click(dialog.getByRole('heading'));
    await user.keyboard('{Escape}');
  };
  const start = await dialog.findByRole('button', { name: '70 regels wijzigen' });
  await server.db
    .updateTable('products')
    .set({ main_description: 'van een ander' })
    .where('product_id', '=', ids[0] ?? 0)
    .execute();
  await user.click(start);
  await dialog.findByText(/^\d+ regels wachten nog\.$/);
  await dialog.findByText('Intussen gewijzigd.');
  expect(dialog.queryByRole('button', { name: 'Deze regel opnieuw bekijken' })).toBeNull();
  await pressEscape();
  goTo('/staff/overview');
  await user.click(await screen.findByRole('button', { name: 'Blijven' }));
  await user.click(dialog.getByRole('button', { name: 'Sluiten' }));
  await user.click(await screen.findByRole('button', { name: 'Blijven' }));
  await user.click(dialog.getByRole('button', { name: 'Doorgaan' }));
  await dialog.findByText(/^69 regels gewijzigd\./);
  dialog.getByRole('button', { name: 'Deze regel opnieuw bekijken' });
  await pressEscape();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it.each([
  ['the same user', 'sanne'],
  ['another user', 'bram'],
])('the runs that are left are not carried out once its user has signed out, and %s has signed in', async (_, who) => {
  const answers: number[] = [];
  const { server, user, dialog } = await trialInTwoRuns(async (run, send, { db, userId }) => {
    const answer = await send();
    answers.push(answer.status);
    if (run > 1) return answer;
    tokenStore.clear();
    await screen.findByRole('button', { name: 'Inloggen' });
    const next = who === 'sanne' ? userId : await aStaffMember(db, { username: who });
    const { token } = await startSession(db, next, MONDAY, SESSION_LIMITS);
    tokenStore.set({ API_token: token, name: who, userId: next });
    window.location.hash = '#/';
    await screen.findByRole('button', { name: `Account van ${who}` });
    return answer;
  });
  await user.click(await dialog.findByRole('button', { name: '70 regels wijzigen' }));
  await waitFor(() => expect(answers).toEqual([201, 401]));
  expect(await server.db.selectFrom('runs').select('label').execute()).toEqual([
    { label: 'Import: teksten.csv (deel 1 van 2)' },
  ]);
});

it('rows that cannot be read again say so, and show no value of before the change', async () => {
  const server = await fourProducts();
  let isAway = false;
  const between = failingWhile(() => isAway, 'GET', /product/);
  const { user } = await renderApp({ server, route: '/products/overview', between });
  const dialog = await openImport(user);
  await paste(user, dialog, 'SKU\tPrijs\nA-1\t11,50');
  await next(user, dialog);
  await next(user, dialog);
  await dialog.findByText('Verandert (1)');
  await server.db.updateTable('products').set({ main_price: '8' }).where('sku', '=', 'A-1').execute();
  isAway = true;
  await user.click(dialog.getByRole('button', { name: '1 regel wijzigen' }));
  await dialog.findByText('Intussen gewijzigd.');
  await user.click(dialog.getByRole('button', { name: 'Deze regel opnieuw bekijken' }));
  const retry = await dialog.findByRole('button', { name: 'Opnieuw proberen' });
  expect(dialog.queryByRole('table')).toBeNull();
  isAway = false;
  await user.click(retry);
  expect((await dialog.findByRole('table')).textContent).toContain('€\u00a08,00');
  await user.click(dialog.getByRole('button', { name: '1 regel wijzigen' }));
  await dialog.findByText(/^1 regel gewijzigd\./);
  expect(await pricesOf(server)).toEqual(['11.50', '10', '10', '10']);
});

it('a row that is mended after the run takes part when the refused ones are tried again', async () => {
  const server = await fourProducts();
  const { user } = await renderApp({ server, route: '/products/overview' });
  const dialog = await openImport(user);
  await paste(user, dialog, 'SKU\tPrijs\nA-1\t11\nA-2\t12\nA-3\tgratis');
  await next(user, dialog);
  await next(user, dialog);
  await dialog.findByText('Verandert (2)');
  await server.db.updateTable('products').set({ main_price: '8' }).where('sku', '=', 'A-1').execute();
  await user.click(dialog.getByRole('button', { name: '2 regels wijzigen' }));
  await user.click(await dialog.findByRole('button', { name: 'Deze regel opnieuw bekijken' }));
  await dialog.findByText('Verandert (1)');
  await user.click(dialog.getByRole('button', { name: 'Vorige' }));
  const wrong = dialog.getByLabelText<HTMLInputElement>('Prijs excl. btw, regel 4');
  await user.clear(wrong);
  await user.type(wrong, '13{Enter}');
  await next(user, dialog);
  await user.click(await dialog.findByRole('button', { name: '2 regels wijzigen' }));
  await dialog.findByText(/^2 regels gewijzigd\./);
  expect(await pricesOf(server)).toEqual(['11', '12', '13', '10']);
});

/** Texts that files, spreadsheets and separators would spoil. */
const NASTY = ['=1+1', "'=1+1", ' rand ', 'a; "b"', 'een\r\ntwee', '-5', '0012', 'Ja', "'s Gravenhage"];

const aNastyBusiness = async () => {
  const server = await createTestServer();
  const { db } = server;
  const [one, twin] = [await aCategory(db, { category_title: 'Was' }), await aCategory(db, { category_title: 'was' })];
  const other = await aCategory(db, { category_title: 'Was › nat | droog', shop_id: 2 });
  const sub = await aSubcategory(db, { product_category_id: other, subcategory_title: '#1' });
  await aSubcategory(db, { product_category_id: twin, subcategory_title: '' });
  for (const text of NASTY) {
    await aProduct(db, {
      ...{ main_title: text, main_description: text, tech_description: text, product_type: text, sku: text },
      ...{ main_price: '1234.5678', discount_price: '7', weight: '0.5', discount_price_active: 1, active: 0 },
      categories: [
        { category_id: one, subcategory_id: null },
        { category_id: other, subcategory_id: sub },
      ],
    });
    await aSubcategory(db, { product_category_id: one, subcategory_title: text, subcategory_color: text });
    await aCustomer(db, {
      ...{ company_name: text, name: text, company_phone: '+31 6 12345678', tax_number: text },
      ...{ invoice_country_id: null, shops: [1, 2], order_on_invoice: 1, last_login: '2026-01-02 03:04:05' },
    });
  }
  return server;
};

it.each([
  ['products', '/products/overview', 'Importeren', 9],
  ['customers', '/customers/overview', 'Importeren', 9],
  ['subcategories', '/categories/overview', 'Subcategorieën importeren', 11],
])('what is exported of %s and imported again changes nothing', async (resource, route, button, count) => {
  const server = await aNastyBusiness();
  const { user } = await renderApp({ server, route });
  if (resource === 'products')
    await user.click(await screen.findByRole('switch', { name: 'Toon inactieve producten' }));
  const files = catchDownloads();
  if (resource !== 'subcategories') {
    const exporting = await screen.findByRole('button', { name: 'Exporteren' });
    await waitFor(() => expect(exporting).toHaveProperty('disabled', false));
    await user.click(exporting);
    await waitFor(() => expect(files).toHaveLength(1));
  }
  const dialog = await openImport(user, button);
  const all = await dialog.findByRole('button', { name: /downloaden, met alle velden$/ });
  await waitFor(() => expect(all).toHaveProperty('disabled', false));
  await user.click(all);
  for (const file of files) {
    await upload(user, dialog, new File([file], 'export.csv'));
    await dialog.findByLabelText('Herkennen aan');
    expect(dialog.queryByText(/Is dit het goede bestand/)).toBeNull();
    await next(user, dialog);
    await dialog.findByText('Alle regels zijn herkend en zonder fouten.');
    await next(user, dialog);
    await dialog.findByText(`Blijft gelijk (${count})`);
    dialog.getByText(`Alles (${count})`);
    for (let step = 0; step < 3; step += 1) await user.click(dialog.getByRole('button', { name: 'Vorige' }));
  }
});
