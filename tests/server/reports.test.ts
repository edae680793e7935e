import { beforeEach, expect, it } from 'vitest';
import { endpoints } from '../../src/v2/endpoints';
import { aCustomer, aReport, aStaffMember } from '../support/builders';
import { createTestServer, eachEngine, type TestServer } from '../support/server';
import { unversioned } from '../support/unversioned';

const { customers, reports } = endpoints;

eachEngine('reports', (engine) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await createTestServer({ engine });
  });

  const body = () => ({
    scheduled: '2026-11-23 14:30:00',
    user_id: server.userId,
    customer_comments: 'Wil een proef met de nieuwe wax.',
    working_comments: 'Meetkoffer meenemen.',
  });
  const listOf = (id: number) => server.client.call(reports.list, { params: { id } });
  const one = async (reportId: number) =>
    unversioned((await server.client.call(reports.one, { params: { reportId } })).reports[0]);

  it('come with their customer and advisor, the latest appointment first', async () => {
    const { client, db, userId } = server;
    const id = await aCustomer(db, { company_name: 'Autowas Oost' });
    const ada = await aStaffMember(db, { name: 'Ada Bos' });
    await aReport(db, { user_id: userId });
    const middle = await aReport(db, { customer_id: id, user_id: userId, scheduled: '2026-11-20 09:00:00' });
    const last = await aReport(db, { customer_id: id, user_id: ada, scheduled: '2027-01-04 09:00:00' });
    const first = await aReport(db, { customer_id: id, user_id: userId, scheduled: '2025-12-31 23:59:00' });
    const answer = await listOf(id);
    expect(answer.reports.map(({ customer_report_id }) => customer_report_id)).toEqual([last, middle, first]);
    expect(answer.reports[0]).toEqual({
      customer_report_id: last,
      customer_id: id,
      scheduled: '2027-01-04 09:00:00',
      formatted_scheduled: '04-01-2027 09:00',
      advisor: { user_id: ada, name: 'Ada Bos' },
      customer_comments: '',
      working_comments: '',
    });
    expect(answer.customer).toEqual(unversioned(await client.call(customers.one, { params: { id } })));
  });

  it('one comes as a list of one, with its customer', async () => {
    const { client, db, userId } = server;
    const id = await aCustomer(db, { company_name: 'Autowas Oost' });
    const reportId = await aReport(db, { customer_id: id, user_id: userId });
    await aReport(db, { customer_id: id, user_id: userId });
    const answer = await client.call(reports.one, { params: { reportId } });
    expect(answer.reports.map(({ customer_report_id }) => customer_report_id)).toEqual([reportId]);
    expect(answer.customer).toMatchObject({ customer_id: id, company_name: 'Autowas Oost' });
  });

  it('a new one is kept, and an edit replaces it', async () => {
    const { client, db, userId } = server;
    const customerId = await aCustomer(db);
    const { id } = await client.call(reports.create, { params: { customerId }, body: body() });
    expect(await one(id)).toEqual({
      customer_report_id: id,
      customer_id: customerId,
      scheduled: '2026-11-23 14:30:00',
      formatted_scheduled: '23-11-2026 14:30',
      advisor: { user_id: userId, name: 'Sanne de Vries' },
      customer_comments: 'Wil een proef met de nieuwe wax.',
      working_comments: 'Meetkoffer meenemen.',
    });
    const ada = await aStaffMember(db, { name: 'Ada Bos' });
    await client.call(reports.update, {
      params: { reportId: id },
      body: { scheduled: '2026-12-01 08:00', user_id: ada, customer_comments: '', working_comments: 'Verzet.' },
    });
    expect(await one(id)).toMatchObject({
      scheduled: '2026-12-01 08:00:00',
      advisor: { user_id: ada, name: 'Ada Bos' },
      customer_comments: '',
      working_comments: 'Verzet.',
      customer_id: customerId,
    });
  });

  it.each([
    ['2026-03-29 01:59:00', '29-03-2026 01:59'],
    ['2026-03-29 03:00:00', '29-03-2026 03:00'],
    ['2026-10-25 02:30:00', '25-10-2026 02:30'],
    ['2026-10-25 23:30:00', '25-10-2026 23:30'],
    ['2028-02-29 00:00:00', '29-02-2028 00:00'],
  ])('an appointment at %s stays there, also where the clock changes', async (scheduled, formatted_scheduled) => {
    const { client, db } = server;
    const customerId = await aCustomer(db);
    const { id } = await client.call(reports.create, { params: { customerId }, body: { ...body(), scheduled } });
    expect(await one(id)).toMatchObject({ scheduled, formatted_scheduled });
  });

  it('have a member of staff as advisor; who left stays the advisor of what was agreed', async () => {
    const { client, db, userId } = server;
    const customerId = await aCustomer(db);
    const unknown = { user_id: 'Deze adviseur bestaat niet.' };
    expect(
      await server.refused(`/v2/dashboard/customer/${customerId}/reports/new`, { ...body(), user_id: 999 }),
    ).toEqual(unknown);
    const left = await aStaffMember(db, { name: 'Bert Vertrokken' });
    const reportId = await aReport(db, { customer_id: customerId, user_id: userId });
    expect(
      await server.refused(`/v2/dashboard/customer/reports/${reportId}/edit`, { ...body(), user_id: 999 }),
    ).toEqual(unknown);
    await db.updateTable('staff').set({ active: 0 }).where('user_id', '=', left).execute();
    await client.call(reports.update, { params: { reportId }, body: { ...body(), user_id: left } });
    expect((await one(reportId))?.advisor).toEqual({ user_id: left, name: 'Bert Vertrokken' });
  });
});
