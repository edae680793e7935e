import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aLead } from '../support/builders';
import { exportShown } from '../support/downloads';
import { failing } from '../support/failing';
import { renderApp } from '../support/screen';
import { createTestServer, type TestServer } from '../support/server';

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer();
});

const leads =
  (answer: unknown) =>
  (send: typeof fetch): typeof fetch =>
  async (input, init) =>
    String(input).endsWith('b2binsights/overview') ? Response.json({ code: 'OK', data: answer }) : send(input, init);
const column = async (index: number) =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelectorAll('td')[index]?.textContent);

describe('the leads', () => {
  it('are sortable by column; a repeat click toggles the direction', async () => {
    await aLead(server.db, { company_name: 'Carwash Zuid', page_views: 4 });
    await aLead(server.db, { company_name: 'Autowas Noord', page_views: 12 });
    const { user } = await renderApp({ server, route: '/b2binsights/overview' });
    await screen.findByText('Autowas Noord');
    await user.click(screen.getByText('Paginaweergaven'));
    await waitFor(async () => expect(await column(3)).toEqual(['4', '12']));
    await user.click(screen.getByText('Paginaweergaven'));
    await waitFor(async () => expect(await column(3)).toEqual(['12', '4']));
  });

  it.each([
    ['as a list', [{ bedrijf: 'Carwash Zuid', tijd_seconds: 3725 }]],
    ['under leads', { leads: [{ bedrijf: 'Carwash Zuid', tijd_seconds: 3725 }] }],
  ])('come %s, with whatever columns they carry; seconds as HH:MM:SS', async (_, answer) => {
    await renderApp({ server, route: '/b2binsights/overview', between: leads(answer) });
    await screen.findByText('Bedrijf');
    expect(await column(0)).toEqual(['Carwash Zuid']);
    expect(await column(1)).toEqual(['01:02:05']);
  });

  it('show hostile text as it stands', async () => {
    const hostile = '<img src=x onerror=alert(1)> javascript:alert(1)';
    await renderApp({ server, route: '/b2binsights/overview', between: leads([{ website: hostile }]) });
    const text = await screen.findByText(hostile);
    expect(text.querySelector('img')).toBeNull();
    expect(screen.queryByRole('link', { name: /javascript/ })).toBeNull();
  });
});

it('the file of leads has the headings and the texts of the screen, whatever columns they carry', async () => {
  const answer = [{ company_name: 'Carwash Zuid', page_views: 4, tijd_seconds: 3725, paginas: ['/wax', '/zeep'] }];
  await renderApp({ server, route: '/b2binsights/overview', between: leads(answer) });
  await screen.findByText('01:02:05');
  const { rows } = await exportShown();
  expect(rows).toEqual([
    {
      ...{ Bedrijf: 'Carwash Zuid', Paginaweergaven: '4' },
      ...{ 'Tijd seconds': '01:02:05', Paginas: '/wax, /zeep' },
    },
  ]);
});

describe('a chosen lead', () => {
  it('is loaded and shown, whatever its fields', async () => {
    const id = await aLead(server.db, { details: { branche: 'Wasstraten', bezochte_paginas: ['Home', 'Wax'] } });
    const { user, sent } = await renderApp({ server, route: '/b2binsights/overview' });
    await user.click(await screen.findByRole('button', { name: 'Gegevens bekijken van lead Carwash Zuid' }));
    const details = within(await screen.findByRole('dialog', { name: `Lead ${id}` }));
    await details.findByText('Wasstraten');
    details.getByText('Bezochte pagina’s');
    details.getByText('Home, Wax');
    expect(sent).toContain(`GET v2/b2binsights/getLeadData/${id}`);
  });

  it('leads to the form of a new customer, with all that both have filled in', async () => {
    const details = { contactpersoon: 'Jan de Boer', telefoon: '0515 123456' };
    await aLead(server.db, { company_name: 'Carwash “Zuid” & co', place: 'Sneek', details });
    const { user } = await renderApp({ server, route: '/b2binsights/overview' });
    await user.click(await screen.findByRole('button', { name: /Gegevens bekijken/ }));
    await user.click(await screen.findByRole('link', { name: 'Klant maken' }));
    await screen.findByDisplayValue('Carwash “Zuid” & co');
    for (const value of ['Sneek', 'Jan de Boer', '0515 123456']) screen.getByDisplayValue(value);
  });

  it('takes along only what is a text', async () => {
    await aLead(server.db, { company_name: 'Carwash Zuid', place: 'Sneek', details: { telefoon: 515123456 } });
    const { user } = await renderApp({ server, route: '/b2binsights/overview' });
    await user.click(await screen.findByRole('button', { name: /Gegevens bekijken/ }));
    await user.click(await screen.findByRole('link', { name: 'Klant maken' }));
    await screen.findByDisplayValue('Sneek');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Telefoon/ }).value).toBe('');
  });

  it.each([
    ['www.carwash-zuid.nl', 'https://www.carwash-zuid.nl'],
    ['http://carwash-zuid.nl/over', 'http://carwash-zuid.nl/over'],
  ])('has a link to its website: %s', async (website, href) => {
    await aLead(server.db, { details: { website } });
    const { user } = await renderApp({ server, route: '/b2binsights/overview' });
    await user.click(await screen.findByRole('button', { name: /Gegevens bekijken/ }));
    expect((await screen.findByRole('link', { name: website })).getAttribute('href')).toBe(href);
  });

  it.each([['lead_id'], ['leadId'], ['b2b_lead_id'], ['id']])(
    'is asked for by its own number, as %s',
    async (field) => {
      const between = leads([{ bedrijf: 'Carwash Zuid', customer_id: 7, [field]: '812' }]);
      const { user, sent } = await renderApp({ server, route: '/b2binsights/overview', between });
      await user.click(await screen.findByRole('button', { name: 'Gegevens bekijken van lead Carwash Zuid' }));
      await screen.findByRole('dialog', { name: 'Lead 812' });
      expect(sent).toContain('GET v2/b2binsights/getLeadData/812');
    },
  );

  it.each([
    ['has none', {}],
    ['has only that of a customer', { customer_id: 1 }],
    ['has a text', { lead_id: 'L-1' }],
  ])('that %s as its number has no details, and never those of another lead', async (_, fields) => {
    await aLead(server.db);
    const between = leads([{ bedrijf: 'Carwash Zuid', ...fields }, { bedrijf: 'Autowas Noord' }]);
    const { user, sent } = await renderApp({ server, route: '/b2binsights/overview', between });
    await user.click(await screen.findByText('Carwash Zuid'));
    await screen.findByText('Autowas Noord');
    expect(screen.queryByRole('button', { name: /Gegevens bekijken/ })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent.filter((call) => call.includes('getLeadData'))).toEqual([]);
  });

  it('that cannot be loaded says so in its own place', async () => {
    await aLead(server.db);
    const between = failing('GET', /getLeadData/);
    const { user } = await renderApp({ server, route: '/b2binsights/overview', between });
    await user.click(await screen.findByRole('button', { name: /Gegevens bekijken/ }));
    await within(await screen.findByRole('dialog')).findByText('De gegevens konden niet worden geladen.');
  });
});
