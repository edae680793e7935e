import { html } from 'hono/html';
import { VAT_FACTOR } from '../../src/v2/constants';
import { formattedMoment } from '../lib/moment';
import { addressLines, euros, type MailedOrder, personOf, vatInCents } from './mailedOrder';
import type { Mail } from './mailer';

/** The confirmation of an order in Dutch, as plain text and as simple HTML with the same content. */

const VAT = `${Math.round((VAT_FACTOR - 1) * 100)}% btw`;

interface Parts {
  subject: string;
  greeting: string;
  intro: string;
  closing: string;
}

const partsOf = (order: MailedOrder): Parts => ({
  subject: `Bevestiging van bestelling ${order.orderno}`,
  greeting: `Beste ${personOf(order) || order.company_name},`,
  intro: `Bedankt voor de bestelling bij ${order.shop} van ${formattedMoment(order.created).slice(0, 10)}. Dit is besteld:`,
  closing: 'Met vriendelijke groet,',
});

const textOf = (order: MailedOrder, { greeting, intro, closing }: Parts): string =>
  [
    greeting,
    '',
    intro,
    '',
    ...order.lines.map(
      ({ sku, title, quantity, price_cents }) =>
        `${quantity} x ${title}${sku && ` (${sku})`} à ${euros(price_cents)}: ${euros(quantity * price_cents)}`,
    ),
    '',
    `Totaal: ${euros(order.total_cents)}`,
    `Waarvan ${VAT}: ${euros(vatInCents(order.total_cents))}`,
    '',
    'Adres:',
    ...addressLines(order),
    '',
    closing,
    order.shop,
    '',
  ].join('\n');

const htmlOf = async (order: MailedOrder, { subject, greeting, intro, closing }: Parts): Promise<string> => {
  const amount = 'padding:6px 0 6px 16px;text-align:right;white-space:nowrap';
  const lines = order.lines.map(
    ({ sku, title, quantity, price_cents }) => html`
        <tr>
          <td style="padding:6px 16px 6px 0;vertical-align:top">${quantity} ×</td>
          <td style="padding:6px 0">${title}${sku && html`<br><span style="color:#4a6066">${sku}</span>`}</td>
          <td style="${amount};vertical-align:top">${euros(price_cents)}</td>
          <td style="${amount};vertical-align:top">${euros(quantity * price_cents)}</td>
        </tr>`,
  );
  const page = html`<!doctype html>
<html lang="nl">
  <head><meta charset="utf-8"><title>${subject}</title></head>
  <body style="margin:0;padding:24px;color:#11262a;font:16px/1.5 system-ui,sans-serif">
    <div style="max-width:600px;margin:0 auto">
      <p>${greeting}</p>
      <p>${intro}</p>
      <table style="width:100%;border-collapse:collapse;font:inherit">${lines}
        <tr style="border-top:1px solid #d8e3e4;font-weight:600">
          <td colspan="3" style="padding:6px 0">Totaal</td>
          <td style="${amount}">${euros(order.total_cents)}</td>
        </tr>
        <tr style="color:#4a6066">
          <td colspan="3" style="padding:0">Waarvan ${VAT}</td>
          <td style="padding:0;text-align:right">${euros(vatInCents(order.total_cents))}</td>
        </tr>
      </table>
      <p>${addressLines(order).map((line) => html`${line}<br>`)}</p>
      <p>${closing}<br>${order.shop}</p>
    </div>
  </body>
</html>
`;
  return String(await page);
};

export const orderMail = async (order: MailedOrder, to: string[], date: Date): Promise<Mail> => {
  const parts = partsOf(order);
  return {
    sender: order.shop,
    to,
    subject: parts.subject,
    text: textOf(order, parts),
    html: await htmlOf(order, parts),
    date,
  };
};
