import type { Handlers } from '../http/handler';
import { addDays, formattedMoment, lastDays, localDay } from '../lib/moment';
import { countByDay } from './statistics';

/** Home shows appointments from the beginning of the month before, which its calendar has a press away. */
const firstDayOf = (today: string) => `${addDays(`${today.slice(0, 7)}-01`, -1).slice(0, 7)}-01`;
/** And all that the calendar has room for: until the end of next year. */
const firstDayAfter = (today: string) => `${Number(today.slice(0, 4)) + 2}-01-01`;
const SALES_WEEKS = 6;

export const home: Handlers<'home'> = {
  myReports: async ({ db, now, user }) => {
    const today = localDay(now());
    const rows = await db
      .selectFrom('reports')
      .innerJoin('customers', 'customers.customer_id', 'reports.customer_id')
      .select(['customer_report_id', 'reports.customer_id', 'customers.company_name', 'scheduled'])
      .where('reports.user_id', '=', user.userId)
      .where('scheduled', '>=', firstDayOf(today))
      .where('scheduled', '<', firstDayAfter(today))
      .orderBy('scheduled')
      .orderBy('customer_report_id')
      .execute();
    return rows.map((row) => ({ ...row, formatted_scheduled: formattedMoment(row.scheduled) }));
  },

  salesLastWeeks: async ({ db, now }) => {
    const days = lastDays(localDay(now()), SALES_WEEKS * 7);
    const orders = db.selectFrom('orders').where('created', '>=', days[0] ?? '');
    return (await countByDay(days, orders)).map(({ full_date, value }) => ({ full_date, sold_orders: value }));
  },
};
