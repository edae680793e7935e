import { type ListedMail, MailBody } from '../../src/v2/entities/mail';
import { insertOne } from '../db/insertAll';
import { localMoment } from '../lib/moment';
import { Refusal } from '../lib/refusal';
import { asName } from '../mail/mailedOrder';
import { MAIL, OUTBOX, sendStored, UNSENT } from '../mail/outbox';
import { mayBeSent } from '../mail/outcome';
import { visitMail } from '../mail/visitMail';
import { requireCustomer } from '../resources/customerRecords';
import type { ColumnsOf } from './listQuery';
import { type RestResource, restWrite } from './simpleRest';

/**
 * The mails that were sent or kept, and sending the report of a visit: the mail is stored with its key, and then sent.
 * A retry gets the outcome of the first, and sends what was not sent.
 */
export const outbox: RestResource = {
  ...OUTBOX,
  what: MAIL,
  columns: {
    ...{ mail_id: 'number', orderno: 'number', customer_id: 'number', recipient: 'text', subject: 'text' },
    ...{ created: 'text', result: 'text', error: 'text' },
  } satisfies ColumnsOf<ListedMail>,
  create: restWrite(MailBody, async ({ customer_id, recipient, subject }) => async ({ db, now }) => {
    if (customer_id !== null) await requireCustomer(db, customer_id);
    return insertOne(db, 'outbox', 'mail_id', {
      ...{ customer_id, recipient, subject },
      ...{ created: localMoment(now), created_ms: now.getTime(), ...UNSENT },
    });
  }),
  afterCreate: async (id, body, { db, now, mailer }) => {
    const shops = await db.selectFrom('shops').select('name').orderBy('shop_id').execute();
    const sender = shops.map(({ name }) => asName(name)).join(' · ');
    // The body was parsed by this shape.
    const mail = await visitMail(body as MailBody, sender, now());
    const outcome = await sendStored(db, mailer, id, mail);
    if (outcome.result === 'failed') throw new Refusal(503, `De mail is niet verstuurd. ${outcome.reason}`);
    if (outcome.result === 'unknown') throw new Refusal(503, mayBeSent(outcome.reason));
  },
};
