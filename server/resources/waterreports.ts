import { insertOne } from '../db/insertAll';
import type { Handlers } from '../http/handler';
import { localMoment } from '../lib/moment';
import { customerOf, requireCustomer } from './customerRecords';

export const waterreports: Handlers<'waterreports'> = {
  list: async ({ db, params }) => {
    await customerOf(db, params.customerId);
    return db
      .selectFrom('waterreports')
      .select(['water_report_id', 'customer_id', 'created', 'ph', 'hardness', 'ec', 'remarks'])
      .where('customer_id', '=', params.customerId)
      .orderBy('created', 'desc')
      .orderBy('water_report_id', 'desc')
      .execute();
  },

  create: async ({ db, typedAt, params, body }) => {
    await requireCustomer(db, params.customerId);
    return insertOne(db, 'waterreports', 'water_report_id', {
      ...body,
      customer_id: params.customerId,
      created: localMoment(typedAt()),
    });
  },
};
