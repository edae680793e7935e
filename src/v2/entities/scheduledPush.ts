import { instantsOf } from '../businessTime';
import { requiredId } from '../fields';
import { requiredMoment } from '../moments';
import { PushMessage } from './push';

/** A push message that is sent later (`/api/scheduled_pushes`). */
export const ScheduledPushBody = PushMessage.extend({
  shop_id: requiredId('Shop'),
  /** Local time of the business; seconds are dropped. */
  send_at: requiredMoment('Een datum en tijd'),
});

/** What came due while no server ran is sent up to an hour late; older is 'missed', and never sent. */
export const LATE_LIMIT_MINUTES = 60;
const YEAR_MS = 366 * 24 * 60 * 60_000;

/** The instant (epoch milliseconds), and which of two it is; or the Dutch reason that it cannot be. */
export type SendTime = { at: number; isTwice?: 'first' | 'second' } | { refused: string };

/** `send_at` as ScheduledPushBody gives it. Of an hour that comes twice, the first that is still to come. */
export const sendTimeOf = (send_at: string, now: number): SendTime => {
  const instants = instantsOf(send_at);
  if (instants.length === 0) {
    const [skipped = '', next = ''] = [0, 1].map((more) => `0${Number(send_at.slice(11, 13)) + more}:00`);
    const time = send_at.slice(11, 16);
    return {
      refused: `${time} bestaat die nacht niet: de klok gaat van ${skipped} naar ${next}. Kies een tijd vanaf ${next}.`,
    };
  }
  const at = instants.find((instant) => instant > now);
  if (at === undefined) return { refused: 'Kies een moment dat nog komt.' };
  if (at > now + YEAR_MS) return { refused: 'Kies een moment binnen een jaar.' };
  return instants.length === 1 ? { at } : { at, isTwice: at === instants[0] ? 'first' : 'second' };
};

/** A message as `/api/scheduled_pushes` lists it. */
export interface ScheduledPush {
  id: number;
  message: string;
  shop_name: string;
  user_name: string;
  created: string;
  /** The business's local time, '2026-11-21 09:00:00'. */
  send_at: string;
  /** Its own until it goes out, then the result of the push. */
  state: 'waiting' | 'missed' | 'queued' | 'sent' | 'failed' | 'kept';
  error: string;
}
