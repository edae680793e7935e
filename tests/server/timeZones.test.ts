import { afterEach, beforeEach, expect, it } from 'vitest';
import { addDays } from '../../server/lib/moment';
import { endpoints } from '../../src/v2/endpoints';
import { aCustomer, anOrder, aReport, customerLogins } from '../support/builders';
import { createTestServer, eachEngine, type TestServer } from '../support/server';

/** The business's day and hour, whatever zone the server's process runs in: at both change-overs, midnight and New Year. */
const ZONES = ['UTC', 'Europe/Amsterdam', 'America/New_York', 'Asia/Tokyo'];
const MOMENTS: [string, string, string][] = [
  ['the last second of winter time', '2026-03-29T00:59:59Z', '2026-03-29 01:59:59'],
  ['the first of summer time', '2026-03-29T01:00:00Z', '2026-03-29 03:00:00'],
  ['the last second of summer time', '2026-10-25T00:59:59Z', '2026-10-25 02:59:59'],
  ['the first of winter time', '2026-10-25T01:00:00Z', '2026-10-25 02:00:00'],
  ['the end of a day', '2026-11-16T22:59:59Z', '2026-11-16 23:59:59'],
  ['the beginning of a day', '2026-11-16T23:00:00Z', '2026-11-17 00:00:00'],
  ['the end of the year', '2026-12-31T22:59:59Z', '2026-12-31 23:59:59'],
  ['New Year', '2026-12-31T23:00:00Z', '2027-01-01 00:00:00'],
];
const CASES = ZONES.flatMap((zone) => MOMENTS.map(([name, at, local]) => ({ zone, name, at, local })));

const A_YEAR_MS = 366 * 24 * 3600_000;
const A_LONG_SESSION = { idleMs: A_YEAR_MS, absoluteMs: A_YEAR_MS };

const ownZone = process.env.TZ;
const inZone = (zone: string | undefined) => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
};

/** Every day once, none left out, the last one today. */
const expectDays = (rows: readonly { full_date: string }[], count: number, today: string) => {
  const days = rows.map(({ full_date }) => full_date);
  const noon = Date.parse(`${today}T12:00:00Z`);
  const expected = Array.from({ length: count }, (_, index) =>
    new Date(noon - (count - 1 - index) * 86_400_000).toISOString().slice(0, 10),
  );
  expect(days).toEqual(expected);
};

eachEngine('time on the server', (engine) => {
  let server: TestServer;
  let customer: number;
  beforeEach(async () => {
    server = await createTestServer({ engine, now: new Date('2026-03-01T09:00:00Z'), sessionLimits: A_LONG_SESSION });
    customer = await aCustomer(server.db);
  });
  afterEach(() => inZone(ownZone));

  // The engine has no say in it: on the slower one a single zone does.
  const zones = engine === 'sqlite' ? ZONES : ZONES.slice(-1);
  it.each(CASES.filter(({ zone }) => zones.includes(zone)))(
    'in $zone at $name is $local',
    async ({ zone, at, local }) => {
      inZone(zone);
      expect(new Date(at).getHours()).toBe(
        Number(
          new Intl.DateTimeFormat('en', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' }).format(new Date(at)),
        ),
      );
      server.setNow(new Date(at));
      const { client, db, userId } = server;
      const today = local.slice(0, 10);
      await anOrder(db, { created: local, customer_id: customer });
      await customerLogins(db, customer, [local]);
      await aReport(db, { user_id: userId, customer_id: customer, scheduled: `${today} 02:30:00` });

      // Figures: today counts, and there is a day for every day.
      const sales = await client.call(endpoints.home.salesLastWeeks, {});
      expectDays(sales, 42, today);
      expect(sales.at(-1)?.sold_orders).toBe(1);
      const { statistics } = endpoints;
      const usage = await client.call(statistics.systemUsageLastMonth, {});
      expectDays(usage, 30, today);
      expect(usage.at(-1)?.system_logins).toBe(1);
      const revenue = await client.call(statistics.revenueLastMonth, { params: { shopId: 1 } });
      expectDays(revenue, 30, today);
      expect(revenue.at(-1)?.revenues).toBe(10);
      expect(await client.call(statistics.customerOrders, { params: { shopId: 1 } })).toMatchObject([
        { sold_orders: 1 },
      ]);

      // Appointments: what was agreed, to the minute; also at an hour that the clock skips.
      const [appointment] = await client.call(endpoints.home.myReports, {});
      expect(appointment).toMatchObject({
        scheduled: `${today} 02:30:00`,
        formatted_scheduled: `${today.split('-').reverse().join('-')} 02:30`,
      });

      // What is done now carries the business's clock.
      const { id: taskId } = await client.call(endpoints.tasks.create, {
        params: { customerId: customer },
        body: { description: 'Filter vervangen' },
      });
      await client.call(endpoints.tasks.set, { params: { taskId }, body: { set: 1 } });
      const { tasks } = await client.call(endpoints.tasks.list, { params: { id: customer } });
      expect(tasks).toMatchObject([{ done: local }]);
      await client.call(endpoints.waterreports.create, {
        params: { customerId: customer },
        body: { ph: '7', hardness: '8', ec: '450', remarks: '' },
      });
      const [water] = await client.call(endpoints.waterreports.list, { params: { customerId: customer } });
      expect(water?.created).toBe(local);
      const changes = await db.selectFrom('audit').select('created').execute();
      expect(new Set(changes.map(({ created }) => created))).toEqual(new Set([local]));
    },
  );

  it.each(zones)('in %s an appointment is kept as it was typed', async (zone) => {
    inZone(zone);
    const { client, userId } = server;
    for (const scheduled of ['2026-03-29 02:30', '2026-10-25 02:30', '2026-12-31 23:59', '2027-01-01 00:00']) {
      const body = { scheduled, user_id: userId, customer_comments: '', working_comments: '' };
      const { id: reportId } = await client.call(endpoints.reports.create, { params: { customerId: customer }, body });
      const { reports } = await client.call(endpoints.reports.one, { params: { reportId } });
      expect(reports[0]?.scheduled).toBe(`${scheduled}:00`);
    }
  });
});

it('days are counted over a leap day', () => {
  expect([addDays('2028-03-01', -1), addDays('2028-02-28', 2)]).toEqual(['2028-02-29', '2028-03-01']);
});
