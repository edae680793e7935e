import { exists } from '../db/findRow';
import { insertOne } from '../db/insertAll';
import type { Db } from '../db/schema';
import type { Handlers } from '../http/handler';
import { formattedMoment } from '../lib/moment';
import { changeOne, found, refuseFields } from '../lib/refusal';
import { customerOf, requireCustomer } from './customerRecords';

const WHAT = 'Het rapport';

/** Appointment reports with their advisor, latest appointment first. */
const read = async (db: Db, column: 'customer_id' | 'customer_report_id', id: number) => {
  const rows = await db
    .selectFrom('reports')
    .innerJoin('staff', 'staff.user_id', 'reports.user_id')
    .selectAll('reports')
    .select('staff.name')
    .where(column, '=', id)
    .orderBy('scheduled', 'desc')
    .orderBy('customer_report_id', 'desc')
    .execute();
  return rows.map(({ user_id, name, ...report }) => ({
    ...report,
    formatted_scheduled: formattedMoment(report.scheduled),
    advisor: { user_id, name },
  }));
};

/** Throws 422 for an unknown advisor. A former member of staff is accepted, to keep old reports valid. */
const requireAdvisor = async (db: Db, user_id: number): Promise<void> => {
  if (!(await exists(db, 'staff', 'user_id', user_id))) throw refuseFields({ user_id: 'Deze adviseur bestaat niet.' });
};

export const reports: Handlers<'reports'> = {
  list: async ({ db, params }) => {
    const customer = await customerOf(db, params.id);
    return { reports: await read(db, 'customer_id', params.id), customer };
  },

  one: async ({ db, params }) => {
    const [stored] = await read(db, 'customer_report_id', params.reportId);
    const report = found(stored, WHAT);
    return { reports: [report], customer: await customerOf(db, report.customer_id) };
  },

  create: async ({ db, params, body }) => {
    await requireCustomer(db, params.customerId);
    await requireAdvisor(db, body.user_id);
    return insertOne(db, 'reports', 'customer_report_id', { ...body, customer_id: params.customerId });
  },

  update: async ({ db, params, body }) => {
    await requireAdvisor(db, body.user_id);
    return changeOne(db.updateTable('reports').set(body).where('customer_report_id', '=', params.reportId), WHAT);
  },
};
