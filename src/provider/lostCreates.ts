import { isOutcomeUnknown, type Write, type WriteKeys } from './writeKeys';

/**
 * A form whose record may have been made though no answer came, and that is saved again with something corrected:
 * the first try is asked after, so that the record is corrected and not made twice. `form` stands for the form on
 * the screen, as long as it is there; another form, even with the same in it, is another record.
 */

export interface LostCreates {
  /** Around the call that makes the record. */
  sending<Result>(form: unknown, write: Write, send: () => Promise<Result>): Promise<Result>;
  /** The id of the record that an earlier try has made after all; what it has not made, it never will. */
  made(form: unknown, write: Write): Promise<number | undefined>;
  forget(form: unknown): void;
}

/** `takeBack`: what the server did under a key, or null; undefined where it keeps no keys. */
export const createLostCreates = (
  keys: WriteKeys | undefined,
  takeBack: (key: string) => Promise<unknown>,
): LostCreates => {
  const lost = new Map<unknown, string>();
  const found = new Map<unknown, number>();
  return {
    async sending(form, write, send) {
      try {
        return await send();
      } catch (error) {
        const key = isOutcomeUnknown(error) ? keys?.unanswered(write) : undefined;
        if (form !== undefined && key) lost.set(form, key);
        throw error;
      }
    },

    async made(form, write) {
      const key = lost.get(form);
      if (key === undefined || key === keys?.unanswered(write)) return found.get(form);
      const done = await takeBack(key);
      lost.delete(form);
      keys?.forget(key);
      if (typeof done !== 'object' || done === null || !('id' in done)) return undefined;
      const id = Number(done.id);
      found.set(form, id);
      return id;
    },

    forget(form) {
      found.delete(form);
    },
  };
};
