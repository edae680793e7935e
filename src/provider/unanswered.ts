/** The keys of writes that were sent and not answered: what this tab remembers of them. */

/** Milliseconds. Who repeats a write later than this means another; the server remembers for longer. */
const REMEMBERED_FOR = 60 * 60 * 1000;
const STORED_AS = 'wasbeheer.unanswered';

/** Of what was sent only a hash is remembered. */
export interface Unanswered {
  call: string;
  key: string;
  at: number;
}

/** The two halves of cyrb53, unmixed: enough to tell what one person sends within an hour apart, at once also for megabytes of image. */
export const hashOf = (text: string): string => {
  let [one, other] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    one = Math.imul(one ^ code, 2654435761);
    other = Math.imul(other ^ code, 1597334677);
  }
  return `${(one >>> 0).toString(36)}-${(other >>> 0).toString(36)}-${text.length.toString(36)}`;
};

/** For this tab and this user, also after a reload; where the browser refuses storage, as long as the page. */
export const createUnanswered = (userId: number) => {
  let held: Unanswered[] = [];
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORED_AS) ?? '{}');
    if (stored.userId === userId && Array.isArray(stored.held)) held = stored.held;
  } catch {
    // Nothing is remembered.
  }
  return {
    get: () => held.filter(({ at }) => at > Date.now() - REMEMBERED_FOR),
    set: (now: Unanswered[]) => {
      held = now;
      try {
        if (held.length > 0) sessionStorage.setItem(STORED_AS, JSON.stringify({ userId, held }));
        else sessionStorage.removeItem(STORED_AS);
      } catch {
        // As long as the page.
      }
    },
  };
};
