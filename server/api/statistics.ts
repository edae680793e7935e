import { Hono } from 'hono';
import { z } from 'zod';
import { PERIOD_MAX_DAYS, SHOPS } from '../../src/v2/constants';
import type { DayFigures } from '../../src/v2/entities/statistics';
import { signedInUser } from '../auth/sessions';
import type { AppEnv } from '../http/address';
import { type MountSettings, refuseOtherMethods } from '../http/mount';
import { addDays, localDay } from '../lib/moment';
import { Refusal } from '../lib/refusal';
import { dayCreated, MONTH_DAYS, ordersOf } from '../resources/statistics';

/**
 * The orders and their amounts by day and shop over a period: `/api/statistics?from=2026-11-01&to=2026-11-30`, both
 * days included, or the same two as the filter of ra-data-simple-rest; without them the last month, as v2 has it. Days
 * without orders have no row.
 */

const NAME = 'statistics';
const Asked = z
  .object({ from: z.iso.date(), to: z.iso.date() })
  .refine(({ from, to }) => from <= to && to < addDays(from, PERIOD_MAX_DAYS));

const askedIn = ({ filter, ...query }: Readonly<Record<string, string>>, now: Date): z.output<typeof Asked> => {
  const today = localDay(now);
  try {
    const asked = Object(filter === undefined ? query : JSON.parse(filter));
    return Asked.parse({ from: addDays(today, 1 - MONTH_DAYS), to: today, ...asked });
  } catch {
    throw new Refusal(400, `Vraag om een periode van hoogstens ${PERIOD_MAX_DAYS} dagen.`);
  }
};

export const statisticsOfPeriod = (settings: MountSettings): Hono<AppEnv> => {
  const { reading, now } = settings;
  const app = new Hono<AppEnv>({ strict: false });

  app.get('/', async (c) => {
    await signedInUser(settings, c.req.header('Authorization'));
    const { from, to } = askedIn(c.req.query(), now());
    const rows: DayFigures[] = [];
    for (const { shop_id } of SHOPS) {
      const days = await ordersOf(reading, shop_id, { from, until: addDays(to, 1) })
        .select((eb) => [
          dayCreated.as('full_date'),
          eb.fn.countAll<number>().as('sold_orders'),
          eb.fn.sum<number>('total_cents').as('revenue_cents'),
        ])
        .groupBy(dayCreated)
        .orderBy(dayCreated)
        .execute();
      for (const { full_date, sold_orders, revenue_cents } of days)
        rows.push({
          id: `${full_date} ${shop_id}`,
          full_date,
          shop_id,
          sold_orders: Number(sold_orders),
          revenue_cents: Number(revenue_cents),
        });
    }
    const range = rows.length === 0 ? '*' : `0-${rows.length - 1}`;
    return c.json(rows, 200, { 'Content-Range': `${NAME} ${range}/${rows.length}` });
  });

  refuseOtherMethods(app, ['/']);
  return app;
};

/** What it answers. */
export const DaysOfPeriod = z.array(
  z.object({ id: z.string(), full_date: z.iso.date(), shop_id: z.int(), sold_orders: z.int(), revenue_cents: z.int() }),
) satisfies z.ZodType<DayFigures[]>;
