import { html } from 'hono/html';
import type { MailBody, MailSection } from '../../src/v2/entities/mail';
import { numericColumns } from '../../src/v2/mailTable';
import { recipientsOf } from './addresses';
import type { Mail } from './mailer';

/** The report of a visit, as plain text and as simple HTML with the same content. `html` escapes every text. */

const textOf = ({ message, sections }: MailBody): string =>
  [
    message,
    ...sections.flatMap(({ title, lines, head, rows }) => [
      '',
      ...(title ? [title] : []),
      ...lines,
      ...(head.length > 0 ? [head.join(' | ')] : []),
      ...rows.map((row) => (head.length > 0 ? row.join(' | ') : row.join(': '))),
    ]),
    '',
  ].join('\n');

const styleOf = (align: 'left' | 'right') =>
  `padding:4px 12px 4px 0;border-bottom:1px solid #d8e3e4;text-align:${align};vertical-align:top`;

const sectionOf = ({ title, lines, head, rows }: MailSection) => {
  const isNumeric = numericColumns({ head, rows });
  // The names before facts are as wide in each section.
  const cell = (column: number) =>
    styleOf(isNumeric[column] ? 'right' : 'left') + (head.length === 0 && column === 0 ? ';width:136px' : '');
  return html`
      ${title && html`<h2 style="margin:20px 0 4px;font-size:17px">${title}</h2>`}
      ${lines.map((line) => html`<p style="margin:4px 0;white-space:pre-wrap">${line}</p>`)}
      ${
        rows.length > 0 &&
        html`<table style="border-collapse:collapse;font:inherit">
        ${head.length > 0 && html`<tr>${head.map((name, at) => html`<th style="${cell(at)}">${name}</th>`)}</tr>`}
        ${rows.map((row) => html`<tr>${row.map((text, at) => html`<td style="${cell(at)}">${text}</td>`)}</tr>`)}
      </table>`
      }`;
};

const htmlOf = async ({ subject, message, sections }: MailBody): Promise<string> => {
  const page = html`<!doctype html>
<html lang="nl">
  <head><meta charset="utf-8"><title>${subject}</title></head>
  <body style="margin:0;padding:24px;color:#11262a;font:16px/1.5 system-ui,sans-serif">
    <div style="max-width:720px;margin:0 auto">
      <p style="white-space:pre-wrap">${message}</p>
      ${sections.map(sectionOf)}
    </div>
  </body>
</html>
`;
  return String(await page);
};

export const visitMail = async (body: MailBody, sender: string, date: Date): Promise<Mail> => ({
  sender,
  to: recipientsOf(body.recipient),
  subject: body.subject,
  text: textOf(body),
  html: await htmlOf(body),
  date,
});
