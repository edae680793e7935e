import { z } from 'zod';
import { isMailable } from '../email';
import { nullableId, optionalText, requiredText, TEXT_MAX, TITLE_MAX } from '../fields';

/**
 * The report of a visit as a mail (`POST /api/outbox`): what its user wrote, and below it what the report says. Texts
 * alone: the server makes the mail of them.
 */

const Section = z.object({
  title: optionalText(),
  lines: z.array(optionalText(TEXT_MAX)).max(500),
  /** The first row of a table names its columns; a list of facts has none. */
  head: z.array(optionalText()).max(12),
  rows: z.array(z.array(optionalText(TEXT_MAX)).max(12)).max(500),
});
export type MailSection = z.output<typeof Section>;

/** All addresses of a customer (1,000 characters), with the spaces between them. */
const RECIPIENTS_MAX = 2000;

const addressesIn = (text: string) => text.split(',').map((address) => address.trim());

export const MailBody = z.object({
  customer_id: nullableId,
  recipient: requiredText('Aan', RECIPIENTS_MAX).refine(
    (text) => text.trim() === '' || addressesIn(text).every(isMailable),
    'Vul geldige e-mailadressen in, met een komma ertussen.',
  ),
  subject: requiredText('Onderwerp', TITLE_MAX).refine((text) => !/[\r\n]/.test(text), 'Gebruik één regel.'),
  message: requiredText('Bericht', TEXT_MAX),
  sections: z.array(Section).max(100),
});
export type MailBody = z.output<typeof MailBody>;

/** A mail as `/api/outbox` lists it. */
export interface ListedMail {
  id: number;
  created: string;
  recipient: string;
  /** unknown: it may have been sent. */
  result: 'sent' | 'kept' | 'failed' | 'unknown';
  /** Why it failed; of a mail that was sent, which addresses were refused. */
  error: string;
}
