import { sql } from 'kysely';
import type { RestResource } from './simpleRest';

/** What the server keeps of its own accord, to be read and searched. */

export const audit: RestResource = {
  name: 'audit',
  what: 'Deze wijziging',
  from: sql.table('audit'),
  key: 'audit_id',
  columns: {
    audit_id: 'number',
    created: 'text',
    user_id: 'number',
    user_name: 'text',
    resource: 'text',
    verb: 'text',
    record_id: 'number',
    record_name: 'text',
    changes: 'text',
  },
  searched: ['created', 'user_name', 'resource', 'record_name', 'changes'],
  toAnswer: (row) => ({ ...row, changes: JSON.parse(String(row.changes)) }),
};

export const outbox: RestResource = {
  name: 'outbox',
  what: 'Deze mail',
  from: sql.table('outbox'),
  key: 'mail_id',
  columns: {
    mail_id: 'number',
    orderno: 'number',
    recipient: 'text',
    subject: 'text',
    created: 'text',
    result: 'text',
    error: 'text',
  },
  searched: ['recipient', 'subject', 'created'],
};

export const pushes: RestResource = {
  name: 'pushes',
  what: 'Dit bericht',
  from: sql`(
    select pushes.push_id, pushes.message, pushes.created, pushes.result, pushes.attempts, pushes.error,
      shops.name as shop_name, staff.name as user_name
    from pushes join shops on shops.shop_id = pushes.shop_id join staff on staff.user_id = pushes.user_id
  ) as pushes`,
  key: 'push_id',
  columns: {
    push_id: 'number',
    message: 'text',
    created: 'text',
    result: 'text',
    attempts: 'number',
    error: 'text',
    shop_name: 'text',
    user_name: 'text',
  },
  searched: ['message', 'user_name', 'shop_name', 'created'],
};
