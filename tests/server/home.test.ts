import { beforeEach, expect, it } from 'vitest';
import { endpoints } from '../../src/v2/endpoints';
import { aCustomer, anOrder, aReport, aStaffMember } from '../support/builders';
import { createTestServer, eachEngine, type TestServer } from '../support/server';

eachEngine('home', (engine) => {
  let server: TestServer;
  beforeEach(async () => {
    // Monday 16 November 2026, 10:00 in Amsterdam.
    server = await createTestServer({ engine });
  });

  it('shows the appointments of the signed-in advisor, from the month before to the end of the calendar, in order of time', async () => {
    const { client, db, userId } = server;
    const customer_id = await aCustomer(db, { company_name: 'Wasstraat De Vaart' });
    const mine = (scheduled: string) => aReport(db, { user_id: userId, customer_id, scheduled });
    // The calendar has the weeks of October, and no day before.
    await mine('2026-09-24 23:59:59');
    // And those of next year's December, and no day after.
    await mine('2028-01-07 00:00:00');
    const upcoming = await mine('2026-11-16 14:30:00');
    const first = await mine('2026-09-25 00:00:00');
    const last = await mine('2028-01-06 23:59:00');
    await aReport(db, { user_id: await aStaffMember(db), customer_id });

    const appointments = await client.call(endpoints.home.myReports);
    expect(appointments.map(({ customer_report_id }) => customer_report_id)).toEqual([first, upcoming, last]);
    expect(appointments[1]).toEqual({
      customer_report_id: upcoming,
      customer_id,
      company_name: 'Wasstraat De Vaart',
      scheduled: '2026-11-16 14:30:00',
      formatted_scheduled: '16-11-2026 14:30',
    });
  });

  it('shows no appointments as an empty list', async () => {
    expect(await server.client.call(endpoints.home.myReports)).toEqual([]);
  });

  it('counts the orders of both shops on each of the last 42 days, days without included', async () => {
    const { client, db } = server;
    const created = ['2026-11-16 00:00:00', '2026-11-16 23:59:59', '2026-10-06 00:00:00', '2026-10-05 23:59:59'];
    for (const [index, at] of created.entries()) await anOrder(db, { created: at, shop_id: 1 + (index % 2) });

    const days = await client.call(endpoints.home.salesLastWeeks);
    expect(days).toHaveLength(42);
    expect(days.filter(({ sold_orders }) => sold_orders > 0)).toEqual([
      { full_date: '2026-10-06', sold_orders: 1 },
      { full_date: '2026-11-16', sold_orders: 2 },
    ]);
    expect([days[0]?.full_date, days.at(-1)?.full_date]).toEqual(['2026-10-06', '2026-11-16']);
  });

  it('starts a day when it starts in the business', async () => {
    server.setNow(new Date('2026-11-16T23:30:00Z'));
    const session = await server.client.call(endpoints.accounts.login, {
      credentials: { username: 'sanne', password: 'wachtwoord van een medewerker' },
    });
    const days = await server.client.call(endpoints.home.salesLastWeeks, { token: session.API_token });
    expect(days.at(-1)?.full_date).toBe('2026-11-17');
  });
});
