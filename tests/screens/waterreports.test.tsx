import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCustomer, aWaterReport } from '../support/builders';
import { failing } from '../support/failing';
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
    expect(figures).toEqual(['DatumpHHardheidEC', '01-10-20267,28450', '01-11-20266,88450']);
  });
});

describe('the water report form', () => {
  it('says beside a value that is no number that the chart leaves it out, and saves it', async () => {
    const { user } = await renderApp({ server, route: `/reports/new/waterreport/${customer_id}` });
    const ph = await screen.findByLabelText(/^pH/);
    await user.type(ph, 'zuur');
    screen.getByRole('textbox', { name: /^pH/, description: 'Dit is geen getal, en komt niet in de grafiek.' });
    await user.type(screen.getByLabelText(/^Hardheid/), '-1');
    screen.getByRole('textbox', { name: /^Hardheid/, description: 'Dit is onder nul. Klopt dat?' });
    await user.type(screen.getByLabelText(/^EC/), '7.4');
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    await screen.findByText('Nieuw waterrapport toegevoegd!');
    expect(await held()).toMatchObject([{ ph: 'zuur', hardness: '-1', ec: '7.4' }]);
  });

  it("keeps a new measurement: 'Nieuw waterrapport toegevoegd!'", async () => {
    const { user, route } = await renderApp({ server, route: `/reports/new/waterreport/${customer_id}` });
    await user.type(await screen.findByLabelText(/^pH/), '7,4');
    await user.type(screen.getByLabelText(/^Hardheid/), '12');
    await user.type(screen.getByLabelText(/^EC/), '480');
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    await screen.findByText('Nieuw waterrapport toegevoegd!');
    expect(await held()).toMatchObject([{ customer_id, ph: '7,4', hardness: '12', ec: '480', remarks: '' }]);
    await waitFor(() => expect(route()).toMatch(`/reports/waterreports/${customer_id}`));
  });

  it('wants the three values, of 5 characters at the most', async () => {
    const { user, sent } = await renderApp({ server, route: `/reports/new/waterreport/${customer_id}` });
    await user.type(await screen.findByLabelText(/^EC/), '123456');
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    await screen.findByText('pH is verplicht.');
    screen.getByText('Hardheid is verplicht.');
    screen.getByText('Gebruik hoogstens 5 tekens.');
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
    await user.type(ph, '7,0');
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    await screen.findByText('Nieuw waterrapport toegevoegd!');
    expect((await held()).map((report) => report.ph)).toEqual(['7,2', '6,8', '7,0']);
  });

  it("that is not saved says so, and the server's data.error in a second alert", async () => {
    const refusal = () => Response.json({ code: 'ERROR', data: { error: 'De klant is gesloten.' } }, { status: 409 });
    const between = failing('POST', /waterreport/, refusal);
    const { user } = await renderApp({ server, route: `/reports/new/waterreport/${customer_id}`, between });
    for (const field of [/^pH/, /^Hardheid/, /^EC/]) await user.type(await screen.findByLabelText(field), '7');
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    await screen.findByText('Er ging iets mis met het opslaan van het waterrapport.');
    await screen.findByText('De klant is gesloten.');
    expect(screen.getByLabelText<HTMLInputElement>(/^pH/).value).toBe('7');
  });
});
