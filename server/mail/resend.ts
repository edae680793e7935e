import { randomBytes } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Logger } from 'pino';
import { ID_MAX } from '../../src/v2/fields';
import { resendUser, type SessionSettings, sha256 } from '../auth/sessions';
import { storageFault } from '../db/storageFault';
import { type AppEnv, isForeign } from '../http/address';
import { callOf } from '../http/requestLog';
import { nonceOf } from '../http/securityHeaders';
import { SERVER_FAILED } from '../lib/refusal';
import { RESEND_COOKIE } from '../resources/accounts';
import { recipientsOf } from './addresses';
import { findOrder, type MailedOrder } from './mailedOrder';
import { codeOf, type Mailer } from './mailer';
import { orderMail } from './orderMail';
import { lastMailed, mailOnce } from './outbox';
import { mayBeSent, type Outcome } from './outcome';
import { askPage, messagePage, policyOf } from './resendPage';

/** The contract's resend link, for a signed-in browser: asks on GET, mails an order's confirmation on POST. */

interface ResendSettings extends SessionSettings {
  mailer: Mailer;
  log?: Pick<Logger, 'error'>;
}

type Status = 200 | 401 | 403 | 404 | 405 | 409 | 422 | 429 | 500 | 502 | 503;
type Page = Parameters<Context<AppEnv>['html']>[0];

const answer = (c: Context<AppEnv>, status: Status, page: Page, headers: Record<string, string> = {}) =>
  c.html(page, status, { 'Content-Security-Policy': policyOf(nonceOf(c)), ...headers });

const say = (
  c: Context<AppEnv>,
  status: Status,
  [heading, text]: readonly [heading: string, text: string],
  { orderno, headers }: { orderno?: number; headers?: Record<string, string> } = {},
) => answer(c, status, messagePage(nonceOf(c), heading, text, orderno), headers);

const STRANGER = ['Log eerst in', 'Log in op het dashboard en open deze link dan opnieuw.'] as const;
const UNKNOWN = ['Order niet gevonden', 'Deze order bestaat niet (meer).'] as const;
const FOREIGN = ['Niet verstuurd', 'Deze opdracht kwam van een andere site. Open de link in het dashboard.'] as const;
const NO_ADDRESS = ['Niet verstuurd', 'Bij deze order staat geen geldig e-mailadres.'] as const;
const BROKEN = 'Er ging iets mis';
const WRONG_METHOD = ['Dit kan niet', 'Dit kan niet op deze manier worden opgevraagd.'] as const;

const pressOf = (c: Context<AppEnv>, { orderno }: MailedOrder) => ({
  orderno,
  press_key: /^[\w-]{22}$/.exec(c.req.query('press') ?? '')?.[0] ?? '',
});

const told = (c: Context<AppEnv>, outcome: Outcome, { orderno }: MailedOrder, recipients: string[]) => {
  const to = recipients.join(', ');
  switch (outcome.result) {
    case 'sent':
      if (outcome.note) {
        const text = `${outcome.note} Aan de rest is de bevestiging van order ${orderno} verstuurd.`;
        return say(c, 200, ['Deels verstuurd', text], { orderno });
      }
      return say(c, 200, ['Verstuurd', `De bevestiging van order ${orderno} is verstuurd naar ${to}.`], {
        orderno,
      });
    case 'kept': {
      const text = `Er is geen mailserver ingesteld: de bevestiging van order ${orderno} aan ${to} staat als bestand op de server, zie Uitgaande mail.`;
      return say(c, 200, ['Bewaard, niet verstuurd', text], { orderno });
    }
    case 'early': {
      const seconds = Math.ceil(outcome.waitMs / 1000);
      const text = `Voor deze order is zojuist al een mail aangeboden. Probeer het over ${seconds} ${seconds === 1 ? 'seconde' : 'seconden'} opnieuw.`;
      return say(c, 429, ['Even wachten', text], { orderno, headers: { 'Retry-After': String(seconds) } });
    }
    case 'failed':
      return say(c, 502, ['Niet verstuurd', `${outcome.reason} Probeer het over een minuut opnieuw.`], { orderno });
    case 'unknown':
      return say(c, 502, ['Misschien verstuurd', mayBeSent(outcome.reason)], { orderno });
  }
};

/** Over HTTPS the cookie has the prefixed name. */
const resendCookie = (c: Context<AppEnv>) => getCookie(c, RESEND_COOKIE, 'secure') ?? getCookie(c, RESEND_COOKIE);

export const resendLink = (settings: ResendSettings): Hono<AppEnv> => {
  const { db, now, mailer, log } = settings;
  const app = new Hono<AppEnv>();
  const path = '/resentMail/:orderno';

  const userOf = (c: Context<AppEnv>) => resendUser(settings, resendCookie(c));

  app.use(path, async (c, next) => {
    if (!['GET', 'HEAD', 'POST'].includes(c.req.method))
      return say(c, 405, WRONG_METHOD, { headers: { Allow: 'GET, HEAD, POST' } });
    if ((await userOf(c)) === undefined) return say(c, 401, STRANGER);
    await next();
  });

  /** Names the addresses that a page showed. */
  const markOf = (recipients: readonly string[]) => sha256(recipients.join()).slice(0, 16);

  const ask = async (c: Context<AppEnv>, order: MailedOrder, isChanged = false) => {
    const recipients = recipientsOf(order.email);
    const last = await lastMailed(db, order.orderno);
    const sending = new URLSearchParams({ press: randomBytes(16).toString('base64url'), to: markOf(recipients) });
    return answer(c, isChanged ? 409 : 200, askPage(nonceOf(c), { order, sending, recipients, last, isChanged }));
  };

  const orderOf = async (c: Context<AppEnv>): Promise<MailedOrder | undefined> => {
    const orderno = c.req.param('orderno') ?? '';
    return /^[1-9]\d*$/.test(orderno) && Number(orderno) <= ID_MAX ? findOrder(db, Number(orderno)) : undefined;
  };

  app.get(path, async (c) => {
    const order = await orderOf(c);
    if (order === undefined) return say(c, 404, UNKNOWN);
    return ask(c, order);
  });

  app.post(path, async (c) => {
    if (isForeign(c)) return say(c, 403, FOREIGN);
    const user = await userOf(c);
    if (user === undefined) return say(c, 401, STRANGER);
    const order = await orderOf(c);
    if (order === undefined) return say(c, 404, UNKNOWN);
    const recipients = recipientsOf(order.email);
    if (recipients.length === 0) return say(c, 422, NO_ADDRESS, order);
    const to = c.req.query('to');
    if (to !== undefined && to !== markOf(recipients)) return ask(c, order, true);
    const mail = await orderMail(order, recipients, now());
    const outcome = await mailOnce(db, mailer, { ...pressOf(c, order), user }, mail);
    if ('error' in outcome)
      log?.error({ orderno: order.orderno, code: codeOf(outcome.error), ...callOf(c) }, 'an order mail was not sent');
    return told(c, outcome, order, recipients);
  });

  app.onError((error, c) => {
    log?.error({ err: error, ...callOf(c) }, 'the resend link failed');
    const fault = storageFault(error);
    return fault ? say(c, 503, [BROKEN, fault]) : say(c, 500, [BROKEN, SERVER_FAILED]);
  });
  return app;
};
