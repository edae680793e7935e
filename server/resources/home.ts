import type { Handlers } from '../http/handler';
import { addDays, formattedMoment, lastDays, localDay } from '../lib/moment';
import { countByDay } from './statistics';

/** A month of the calendar shows whole weeks, so up to six days of the months around it. */
const DAYS_AROUND = 6;
/** Home shows appointments from the month before, which its calendar has a press away. */
const firstDayOf = (today: string) => addDays(`${addDays(`${today.slice(0, 7)}-01`, -1).slice(0, 7)}-01`, -DAYS_AROUND);
/** And all that the calendar has room for: until the end of next year. */
const firstDayAfter = (today: string) => addDays(`${Number(today.slice(0, 4)) + 2}-01-01`, DAYS_AROUND);
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
