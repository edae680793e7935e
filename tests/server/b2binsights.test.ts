import { beforeEach, expect, it } from 'vitest';
import { endpoints } from '../../src/v2/endpoints';
import { aLead } from '../support/builders';
import { createTestServer, eachEngine, type TestServer } from '../support/server';

const { b2binsights } = endpoints;

eachEngine('b2binsights', (engine) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await createTestServer({ engine });
  });

  const columns = {
    company_name: 'Truckwash Noord',
    place: 'Groningen',
    source: 'Nieuwsbrief',
    page_views: 12,
    last_visit: '2026-11-14 16:05:00',
  };
  const details = { branche: 'Transport', bezochte_paginas: ['Velgenreiniger', 'Wax'], medewerkers: 40, klant: false };

  it('lists leads by their columns, who came last on top', async () => {
    const { client, db } = server;
    const early = await aLead(db, { last_visit: '2026-10-01 10:00:00' });
    const lead_id = await aLead(db, { ...columns, details });
    const list = await client.call(b2binsights.list);
    expect(list).toEqual([{ lead_id, ...columns }, expect.objectContaining({ lead_id: early })]);
  });

  it('is empty without leads', async () => {
    expect(await server.client.call(b2binsights.list)).toEqual([]);
  });

  it('shows of one lead whatever else is known, as it is', async () => {
    const { client, db } = server;
    const leadId = await aLead(db, { ...columns, details });
    expect(await client.call(b2binsights.one, { params: { leadId } })).toEqual({
      lead_id: leadId,
      ...columns,
      ...details,
    });
  });

  it('shows details that are no JSON object as they stand, and none where there are none', async () => {
    const { client, db } = server;
    const leadId = await aLead(db, columns);
    const shown = async (text: string) => {
      await db.updateTable('leads').set({ details: text }).where('lead_id', '=', leadId).execute();
      return client.call(b2binsights.one, { params: { leadId } });
    };
    for (const text of ['Belt morgen terug', '[1]', '"x"'])
      expect(await shown(text)).toEqual({ lead_id: leadId, ...columns, details: text });
    expect(await shown('')).toEqual({ lead_id: leadId, ...columns });
  });
});
