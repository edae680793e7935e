import { isUnconfirmed, type Mail, type Mailer, reasonFor } from './mailer';

/** What became of a mail, for who sent it and for its row in the outbox. */

export type Outcome =
  /** `note` names the addresses that it did not go to. */
  | { result: 'sent' | 'kept'; note: string }
  /** Unknown: it may have been sent. */
  | { result: 'failed' | 'unknown'; reason: string; error?: unknown }
  /** Not tried: the order's last attempt is too recent. */
  | { result: 'early'; waitMs: number };

/** For who may press again: that sends it again. */
export const mayBeSent = (reason: string): string => `${reason} Vraag eerst na of hij is aangekomen.`;

/** The outcome of a mail that was sent or kept. */
export const sentOf = ({ result, error }: { result: string; error: string }): Outcome | undefined =>
  result === 'sent' || result === 'kept' ? { result, note: error } : undefined;

const REASON_MAX = 500;
/** The answer, and the row to store. */
type Attempted = [Outcome, { result: string; error: string; file: string }];

/** Our words, and then those of the mail server. */
const errorOf = (error: unknown): string =>
  `${reasonFor(error)} (${error instanceof Error ? error.message : String(error)})`.slice(0, REASON_MAX);

const noteOf = (refused: readonly string[]): string =>
  refused.length > 0 ? `Niet verstuurd aan ${refused.join(', ')}: geweigerd door de mailserver.` : '';

/** Sends a mail; never rejects. */
export const attempt = (mailer: Mailer, mail: Mail): Promise<Attempted> =>
  mailer(mail).then(
    ({ result, file, refused = [] }): Attempted => {
      const note = noteOf(refused);
      return [
        { result, note },
        { result, error: note, file },
      ];
    },
    (error): Attempted => {
      const result = isUnconfirmed(error) ? 'unknown' : 'failed';
      return [
        { result, reason: reasonFor(error), error },
        { result, error: errorOf(error), file: '' },
      ];
    },
  );
