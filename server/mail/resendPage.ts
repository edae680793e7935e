import { html } from 'hono/html';
import { formattedMoment } from '../lib/moment';
import { addressLines, euros, type MailedOrder } from './mailedOrder';

/** The small pages of the resend link: no script, one style sheet. `html` escapes every text. */

type Html = ReturnType<typeof html>;

const CSS = `
:root { color-scheme: light dark; --ground: #f3f7f7; --surface: #fff; --line: #d8e3e4; --text: #11262a; --muted: #4a6066;
  --water: #0a6b72; --deep: #07525a; --on-water: #fff; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #0c1517; --surface: #131f22; --line: #27373b; --text: #e6eeef; --muted: #a2b6ba;
    --water: #5cc6c9; --deep: #8fdcdd; --on-water: #04272a; }
}
body { display: grid; min-height: 100dvh; box-sizing: border-box; margin: 0; padding: 1.5rem 1.25rem 20vh; place-items: center;
  background: var(--ground); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; }
main { width: 100%; max-width: 28rem; box-sizing: border-box; padding: clamp(1.25rem, 6vw, 2.25rem); border: 1px solid var(--line);
  border-radius: 1rem; background: var(--surface); overflow-wrap: anywhere; }
h1 { margin: 0 0 1.25rem; font-size: 1.25rem; line-height: 1.3; }
p { margin: 0 0 1.25rem; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0.5rem 1.25rem; margin: 0 0 1.75rem; }
dt { color: var(--muted); }
dd { margin: 0; }
button { padding: 0.7rem 1.25rem; border: 0; border-radius: 0.5rem; background: var(--water); color: var(--on-water);
  font: inherit; font-weight: 600; cursor: pointer; }
button:hover { background: var(--deep); }
a { color: var(--water); font-weight: 600; border-radius: 0.25rem; }
:is(a, button):focus-visible { outline: 3px solid var(--water); outline-offset: 2px; }
`;

export const policyOf = (nonce: string): string =>
  `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

const page = (nonce: string, heading: string, body: Html): Html => html`<!doctype html>
<html lang="nl">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${heading}</title>
    <style nonce="${nonce}">${CSS}</style>
  </head>
  <body>
    <main>
      <h1>${heading}</h1>
      ${body}
    </main>
  </body>
</html>
`;

/** A page with a message; with `orderno` it links back to that order in the dashboard. */
export const messagePage = (nonce: string, heading: string, text: string, orderno?: number): Html =>
  page(
    nonce,
    heading,
    html`<p role="status">${text}</p>
      ${orderno === undefined ? html`<a href="/">Naar het dashboard</a>` : html`<a href="/#/transactions/${orderno}">Naar de transactie</a>`}`,
  );

interface Ask {
  order: MailedOrder;
  /** What the button sends: its idempotency key, so that a retry of a press sends no second mail, and to whom. */
  sending: URLSearchParams;
  /** Empty: nobody to send to, so the page has no button. */
  recipients: readonly string[];
  /** The time of the last confirmation. */
  last: string | undefined;
  /** The addresses are no longer those that were shown before. */
  isChanged: boolean;
}

/** Shows the order and asks. The form posts to the page's own address. */
export const askPage = (nonce: string, { order, sending, recipients, last, isChanged }: Ask): Html =>
  page(
    nonce,
    `Bevestiging van order ${order.orderno} opnieuw versturen`,
    html`${isChanged && html`<p role="status">Het e-mailadres van deze order is intussen gewijzigd. Kijk het na en verstuur dan opnieuw.</p>`}
      <dl>
        <dt>Order</dt>
        <dd>${order.orderno} van ${formattedMoment(order.created)}</dd>
        <dt>Totaal</dt>
        <dd>${euros(order.total_cents)}</dd>
        <dt>Adres</dt>
        <dd>${addressLines(order).map((line) => html`${line}<br>`)}</dd>
        <dt>E-mail</dt>
        <dd>${recipients.length > 0 ? recipients.join(', ') : order.email}</dd>
        ${last && html`<dt>Vorige keer</dt><dd>${formattedMoment(last)}</dd>`}
      </dl>
      ${
        recipients.length > 0
          ? html`<form method="post" action="?${sending}"><button type="submit">Verstuur bevestiging</button></form>`
          : html`<p>Bij deze order staat geen geldig e-mailadres. Vul het eerst in bij de transactie.</p>
            <a href="/#/transactions/${order.orderno}">Naar de transactie</a>`
      }`,
  );
