import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCustomer, aWaterReport } from '../support/builders';
import { exportShown } from '../support/downloads';
import { findOffer, untilKept } from '../support/drafts';
import { failing, failingWhile, withoutApi } from '../support/failing';
import { holding } from '../support/holding';
import { pasteIn } from '../support/pasteIn';
import { renderApp, rowOf } from '../support/screen';
import { createTestServer, type TestServer } from '../support/server';

let server: TestServer;
let customer_id: number;
beforeEach(async () => {
  server = await createTestServer();
  customer_id = await aCustomer(server.db);
});

const held = () => server.db.selectFrom('waterreports').selectAll().orderBy('water_report_id').execute();

describe('the water reports of a customer', () => {
  it('are a sortable list with a table of the values over time', async () => {
    await aWaterReport(server.db, { customer_id, ph: '7,2', created: '2026-10-01 09:00:00' });
    // Typed with a dot, it is shown like the other.
    await aWaterReport(server.db, { customer_id, ph: '6.8', created: '2026-11-01 09:00:00' });
    const { user } = await renderApp({ server, route: `/reports/waterreports/${customer_id}` });
    await screen.findByText('01-11-2026 09:00');
    (await rowOf('01-11-2026 09:00')).getByText('6,8');
    const moments = () => screen.getAllByText(/^01-1\d-2026 09:00$/).map((cell) => cell.textContent);
    expect(moments()).toEqual(['01-11-2026 09:00', '01-10-2026 09:00']);
    await user.click(screen.getByText('Gemeten op'));
    await waitFor(() => expect(moments()).toEqual(['01-10-2026 09:00', '01-11-2026 09:00']));
    const chart = within(await screen.findByRole('region', { name: 'Verloop van de waarden' }));
    const figures = within(chart.getByRole('table'))
      .getAllByRole('row')
      .map((row) => row.textContent);
    expect(figures).toEqual([
      'DatumpHHardheid (°dH)EC (µS/cm)',
      'Norm6,5 – 9,50 – 8hoogstens 800',
      '01-10-20267,28450',
      '01-11-20266,88450',
    ]);
  });

  it('are a file that says of what kind of water each is', async () => {
    await aWaterReport(server.db, { customer_id, ph: '7,2', created: '2026-10-01 09:00:00' });
    await aWaterReport(server.db, { customer_id, ph: '6', created: '2026-11-01 09:00:00', sampling_point: 'osmosis' });
    await renderApp({ server, route: `/reports/waterreports/${customer_id}` });
    await screen.findByRole('combobox', { name: 'Soort water van 01-11-2026 09:00' });
    const { rows } = await exportShown();
    expect(rows.map((row) => [row['Soort water'], row.pH])).toEqual([
      ['Osmosewater', '6'],
      ['Leidingwater', '7,2'],
    ]);
  });
});

describe('the water report form', () => {
  it('says beside a value that is no number that the chart leaves it out, and saves it', async () => {
    const { user } = await renderApp({ server, route: `/reports/new/waterreport/${customer_id}` });
    const ph = await screen.findByLabelText(/^pH/);
    await pasteIn(user, ph, 'zuur');
    screen.getByRole('textbox', { name: /^pH/, description: /^Dit is geen getal, en komt niet in de grafiek\./ });
    await user.type(screen.getByLabelText(/^Hardheid/), '-1');
    screen.getByRole('textbox', { name: /^Hardheid/, description: /^Dit is onder nul. Klopt dat\?/ });
    await pasteIn(user, screen.getByLabelText(/^EC/), '7.4');
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    await screen.findByText('Nieuw waterrapport toegevoegd!');
    expect(await held()).toMatchObject([{ ph: 'zuur', hardness: '-1', ec: '7.4' }]);
  });

  it("keeps a new measurement: 'Nieuw waterrapport toegevoegd!'", async () => {
    const { user, route } = await renderApp({ server, route: `/reports/new/waterreport/${customer_id}` });
    await pasteIn(user, await screen.findByLabelText(/^pH/), '7,4');
    await user.type(screen.getByLabelText(/^Hardheid/), '12');
    await pasteIn(user, screen.getByLabelText(/^EC/), '480');
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    await screen.findByText('Nieuw waterrapport toegevoegd!');
    expect(await held()).toMatchObject([{ customer_id, ph: '7,4', hardness: '12', ec: '480', remarks: '' }]);
    await waitFor(() => expect(route()).toMatch(`/reports/waterreports/${customer_id}`));
  });

  it('wants the three values, of 5 characters at the most', async () => {
    const { user, sent } = await renderApp({ server, route: `/reports/new/waterreport/${customer_id}` });
    await pasteIn(user, await screen.findByLabelText(/^EC/), '123456');
    await screen.findByText(/boven de norm$/);
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    await screen.findByText('pH is verplicht.');
    screen.getByText('Hardheid is verplicht.');
    screen.getByText('Gebruik hoogstens 5 tekens.');
    // What is refused is not judged.
    expect(screen.queryByText(/boven de norm$/)).toBeNull();
    expect(screen.queryByRole('group', { name: 'Advies' })).toBeNull();
    expect(sent.filter((call) => call.startsWith('POST'))).toEqual([]);
  });

  it('of an edit starts from the newest report, says so and is saved as a new one', async () => {
    await aWaterReport(server.db, { customer_id, ph: '7,2', created: '2026-10-01 09:00:00' });
    await aWaterReport(server.db, { customer_id, ph: '6,8', created: '2026-11-01 09:00:00' });
    const { user } = await renderApp({ server, route: `/reports/edit/waterreport/${customer_id}` });
    await screen.findByText(/wordt opgeslagen als een nieuw rapport/);
    const ph = screen.getByLabelText<HTMLInputElement>(/^pH/);
    expect(ph.value).toBe('6,8');
    await user.clear(ph);
    await pasteIn(user, ph, '7,0');
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    await screen.findByText('Nieuw waterrapport toegevoegd!');
    expect((await held()).map((report) => report.ph)).toEqual(['7,2', '6,8', '7,0']);
  });

  it('says of a value with a dot for thousands that it may be wrong, and not that it is within its norm', async () => {
    const { user } = await renderApp({ server, route: `/reports/new/waterreport/${customer_id}` });
    const ec = await screen.findByLabelText<HTMLInputElement>(/^EC/);
    await pasteIn(user, ec, '1.25');
    await screen.findByText('binnen de norm');
    await user.type(ec, '0');
    await user.tab();
    await screen.findByText(/^Dit zijn drie cijfers achter de komma/);
    expect(screen.queryByText('binnen de norm')).toBeNull();
  });

  it('of an edit waits for the kind of water of the newest report, and judges nothing by another', async () => {
    await aWaterReport(server.db, { customer_id, ec: '40', sampling_point: 'osmosis' });
    let isDown = true;
    const between = failingWhile(() => isDown, 'GET', /sampling_points/);
    const { user } = await renderApp({ server, route: `/reports/edit/waterreport/${customer_id}`, between });
    const retry = await screen.findByRole('button', { name: 'Opnieuw proberen' });
    expect(screen.queryByText(/binnen de norm/)).toBeNull();
    isDown = false;
    await user.click(retry);
    expect((await screen.findByRole('combobox', { name: 'Soort water' })).textContent).toBe('Osmosewater');
  });

  it('of an edit without an earlier report does not say that it starts from one', async () => {
    await renderApp({ server, route: `/reports/edit/waterreport/${customer_id}` });
    await screen.findByText(/Er is nog geen waterrapport/);
    expect(screen.queryByText(/begint met de laatste meting/)).toBeNull();
  });
});

describe('the water adviser', () => {
  const open = (between?: (send: typeof fetch) => typeof fetch) =>
    renderApp({ server, route: `/reports/new/waterreport/${customer_id}`, ...(between && { between }) });
  /** Waits for a field with these parts in what describes it. */
  const described = (name: RegExp, ...parts: string[]) =>
    screen.findByRole('textbox', { name, description: (text: string) => parts.every((part) => text.includes(part)) });

  it('judges a value while it is typed, beside its norm and the value of last time, and tells it once it is still', async () => {
    await aWaterReport(server.db, { customer_id, hardness: '8', created: '2026-11-01 09:00:00' });
    const { user } = await open();
    await described(/^Hardheid/, 'Norm 0 – 8 °dH, twijfelachtig tot 12 °dH', 'Vorige keer 8 °dH op 01-11-2026');
    await pasteIn(user, screen.getByLabelText(/^Hardheid/), '8,6');
    await described(/^Hardheid/, '0,6 boven de norm, twijfelachtig', 'Vorige keer 8 °dH op 01-11-2026: +0,6');
    await pasteIn(user, screen.getByLabelText(/^pH/), '10.1');
    await described(/^pH/, '0,6 boven de norm', 'Norm 6,5 – 9,5');
    await screen.findByText('pH: 0,6 boven de norm');
    await screen.findByText('Hardheid: 0,6 boven de norm, twijfelachtig');
  });

  it('offers what to do about it: a press adds it to the remarks, once, and keeps what is there', async () => {
    const advice = 'Ontharder van de klant nakijken.';
    await server.db
      .updateTable('norms')
      .set({ advice_high: advice })
      .where('sampling_point', '=', 'tap')
      .where('measure', '=', 'hardness')
      .execute();
    const { user } = await open();
    await pasteIn(user, await screen.findByLabelText('Opmerkingen'), 'Na regen.');
    await user.type(screen.getByLabelText(/^Hardheid/), '13');
    await user.click(await screen.findByRole('button', { name: `Zet in opmerkingen: ${advice}` }));
    await user.click(screen.getByRole('button', { name: 'Staat in de opmerkingen' }));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Opmerkingen').value).toBe(`Na regen.\n${advice}`);
  });

  it('offers once what is advised about two values', async () => {
    const advice = 'Filter vervangen.';
    await server.db.updateTable('norms').set({ advice_high: advice }).where('sampling_point', '=', 'tap').execute();
    const { user } = await open();
    await user.type(await screen.findByLabelText(/^Hardheid/), '13');
    await pasteIn(user, screen.getByLabelText(/^EC/), '2600');
    await screen.findByRole('button', { name: `Zet in opmerkingen: ${advice}` });
  });

  it('compares no two kinds of water where these could not be read: neither in the chart nor in the report of a visit', async () => {
    await aWaterReport(server.db, { customer_id, ph: '7,8', created: '2026-10-01 09:00:00' });
    await aWaterReport(server.db, {
      customer_id,
      ph: '7,2',
      sampling_point: 'osmosis',
      created: '2026-11-01 09:00:00',
    });
    let isDown = true;
    const between = failingWhile(() => isDown, 'GET', /sampling_points/);
    const { user, goTo } = await renderApp({ server, route: `/customers/report/${customer_id}`, between });
    const retry = () => screen.findByRole('button', { name: 'Opnieuw proberen' });
    await retry();
    expect(screen.queryByRole('article')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Mailen' })).toBeNull();
    goTo(`/reports/waterreports/${customer_id}`);
    const chart = within(await screen.findByRole('region', { name: 'Verloop van de waarden' }));
    await chart.findByText('De gegevens konden niet worden geladen.');
    expect(chart.queryByRole('table')).toBeNull();
    isDown = false;
    // A press may join a read that is under way since before, and fails with it.
    await waitFor(async () => {
      const again = chart.queryByRole('button', { name: 'Opnieuw proberen' });
      if (again) await user.click(again);
      chart.getByRole('table');
    });
    goTo(`/customers/report/${customer_id}`);
    const sheet = within(await screen.findByRole('article'));
    sheet.getByText('Osmosewater, gemeten op 01-11-2026');
    expect(sheet.queryByText(/^−0,6/)).toBeNull();
  });

  it('says once on the report of a visit what is advised about two kinds of water', async () => {
    const advice = 'Filter vervangen.';
    for (const sampling_point of ['tap', 'osmosis'])
      await aWaterReport(server.db, { customer_id, sampling_point, remarks: advice });
    await renderApp({ server, route: `/customers/report/${customer_id}` });
    await screen.findByText(advice);
  });

  it('knows the norm and the last value of the kind of water, and keeps that kind with the report', async () => {
    await aWaterReport(server.db, { customer_id, ec: '40', sampling_point: 'osmosis', created: '2026-10-01 09:00:00' });
    await aWaterReport(server.db, { customer_id, ec: '450', created: '2026-11-01 09:00:00' });
    const { user } = await open();
    await described(/^EC/, 'Vorige keer 450 µS/cm');
    await user.click(screen.getByRole('combobox', { name: 'Soort water' }));
    await user.click(await screen.findByRole('option', { name: 'Osmosewater' }));
    await user.type(screen.getByLabelText(/^pH/), '7');
    await user.type(screen.getByLabelText(/^Hardheid/), '0');
    await user.type(screen.getByLabelText(/^EC/), '55');
    await described(
      /^EC/,
      '5 boven de norm, twijfelachtig',
      'Norm hoogstens 50 µS/cm',
      'Vorige keer 40 µS/cm op 01-10-2026: +15',
    );
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    await screen.findByText('Nieuw waterrapport toegevoegd!');
    await waitFor(async () =>
      expect((await held()).at(-1)).toMatchObject({ ec: '55', sampling_point: 'osmosis', customer_id }),
    );
  });

  it('that was not saved is offered with the kind of water in words', async () => {
    const route = `/reports/new/waterreport/${customer_id}`;
    const app = await renderApp({ server, route });
    await app.user.click(await screen.findByRole('combobox', { name: /^Soort water/ }));
    await app.user.click(await screen.findByRole('option', { name: 'Osmosewater' }));
    await untilKept(server.userId, route, { sampling_point: 'osmosis' });
    app.unmount();
    await renderApp({ server, route });
    (await findOffer()).getByText('Osmosewater');
  });

  it('says in the list what is outside its norm, also after the kind of water is put right', async () => {
    await aWaterReport(server.db, { customer_id, ph: '7', hardness: '0,4', ec: '120', created: '2026-11-01 09:00:00' });
    const { user } = await renderApp({ server, route: `/reports/waterreports/${customer_id}` });
    const kind = await screen.findByRole('combobox', { name: 'Soort water van 01-11-2026 09:00' });
    expect(screen.queryByText('70 boven de norm')).toBeNull();
    await user.click(kind);
    await user.click(await screen.findByRole('option', { name: 'Osmosewater' }));
    await screen.findByText('70 boven de norm');
    expect(await held()).toMatchObject([{ sampling_point: 'osmosis' }]);
  });

  it('keeps the kind of water that was chosen last, also while the one before is still on its way', async () => {
    await aWaterReport(server.db, { customer_id, created: '2026-11-01 09:00:00' });
    const line = holding();
    const { user, sent } = await renderApp({
      ...{ server, route: `/reports/waterreports/${customer_id}`, between: line.between },
    });
    const kind = () => screen.findByRole('combobox', { name: 'Soort water van 01-11-2026 09:00' });
    line.hold(/^PUT .*sampling_points/);
    for (const name of ['Osmosewater', 'Gerecycled water']) {
      await user.click(await kind());
      await user.click(await screen.findByRole('option', { name }));
      await waitFor(async () => expect((await kind()).textContent).toBe(name));
    }
    expect(line.held()).toHaveLength(1);
    line.pass();
    await act(line.release);
    await waitFor(async () => expect(await held()).toMatchObject([{ sampling_point: 'recycled' }]));
    expect(sent.filter((call) => call.startsWith('PUT'))).toHaveLength(2);
    await waitFor(() => expect(screen.queryAllByText('Soort water gewijzigd')).not.toHaveLength(0));
    expect((await kind()).textContent).toBe('Gerecycled water');
  });

  it('says why the kind of water was not put right, until another try', async () => {
    await aWaterReport(server.db, { customer_id, created: '2026-11-01 09:00:00' });
    const refusal = () => Response.json({ code: 'ERROR', data: { error: 'De klant is gesloten.' } }, { status: 409 });
    let isDown = true;
    const between = failingWhile(() => isDown, 'PUT', /sampling_points/, refusal);
    const { user } = await renderApp({ server, route: `/reports/waterreports/${customer_id}`, between });
    const choose = async () => {
      await user.click(await screen.findByRole('combobox', { name: 'Soort water van 01-11-2026 09:00' }));
      await user.click(await screen.findByRole('option', { name: 'Osmosewater' }));
    };
    await choose();
    await screen.findByText('De klant is gesloten.');
    screen.getByText('Het soort water is niet opgeslagen. Kies het in de lijst.');
    isDown = false;
    await choose();
    await screen.findByText('Soort water gewijzigd');
    expect(screen.queryByText('De klant is gesloten.')).toBeNull();
  });

  it('has one norm on an older v2, that of tap water, and asks for no kind of water', async () => {
    const { user } = await open(withoutApi);
    await described(/^pH/, 'Norm 6,5 – 9,5');
    await pasteIn(user, screen.getByLabelText(/^EC/), '2600');
    await described(/^EC/, '1800 boven de norm');
    await screen.findByText('EC te hoog: waterkwaliteit navragen bij het waterbedrijf.');
    expect(screen.queryByRole('combobox', { name: 'Soort water' })).toBeNull();
  });

  it('says that nothing is judged where the norms cannot be read, and lets the report be saved', async () => {
    const { user } = await open(failing('GET', /api\/norms/));
    await screen.findByText('De gegevens konden niet worden geladen. De waarden zijn daarom niet beoordeeld.');
    for (const field of [/^pH/, /^Hardheid/, /^EC/]) await user.type(screen.getByLabelText(field), '99');
    expect(screen.queryByText(/norm$/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    await screen.findByText('Nieuw waterrapport toegevoegd!');
  });

  it('works with the norms of the business, which staff change', async () => {
    const { user } = await renderApp({ server, route: '/norms/overview' });
    await screen.findByText('Richtwaarde, geen wettelijke norm.');
    await user.click(await screen.findByRole('link', { name: 'Gerecycled water: EC' }));
    await pasteIn(user, await screen.findByLabelText('Goed tot en met'), '1500,5');
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    await screen.findByText('hoogstens 1500,5 µS/cm');
    const stored = server.db.selectFrom('norms').select('good_max').where('name', '=', 'Gerecycled water: EC');
    expect(await stored.executeTakeFirst()).toEqual({ good_max: '1500.5' });
  });
});
