import { type Conflict, ConflictError, reconcile } from './reconcile';
import { isV2Error } from './V2Error';
import { KEY_HEADER } from './writeKeys';

/**
 * Saves a form over a record that others may have changed since it was opened: what it is now is read, what both
 * changed is told apart, and what goes out says which version that was. Where someone gets in between, all of it
 * is done again. A server that gives no version is held to the reading alone.
 */

type Fields = Readonly<Record<string, unknown>>;

/** Beaten so often, something else is wrong. */
const ROUNDS = 5;

interface Save<Result> {
  read: (headers: Record<string, string>) => Promise<Fields>;
  /** What the form was opened on. */
  opened: Fields;
  mine: Fields;
  /** Rejects with a V2Error of status 409 when the version of `headers` is no longer the last. */
  write: (data: Fields, headers: Record<string, string>) => Promise<Result>;
}

/** What the form was opened on, as if what is to be decided had stood there: what else others changed is theirs still. */
const withTheirs = (opened: Fields, conflicts: readonly Conflict[]): Fields => ({
  ...opened,
  ...Object.fromEntries(conflicts.map(({ field, theirs }) => [field, theirs])),
});

/** Asks for the version too; but not a v2 on another origin, which lets no such header through. */
const ASKING: Record<string, string> = KEY_HEADER === '' ? {} : { Prefer: 'version' };

const seen = ({ version }: Fields): Record<string, string> =>
  typeof version === 'number' ? { 'If-Match': `"${version}"` } : {};

/** Rejects with a ConflictError, before anything is sent, where both changed the same field. */
export const saveOver = async <Result>({ read, opened, mine, write }: Save<Result>): Promise<Result> => {
  let current = await read(ASKING);
  for (let round = 1; ; round += 1) {
    const { merged, conflicts } = reconcile(opened, mine, current);
    if (conflicts.length > 0) throw new ConflictError(conflicts, withTheirs(opened, conflicts));
    try {
      return await write(merged, seen(current));
    } catch (error) {
      if (!isV2Error(error) || error.status !== 409 || round === ROUNDS) throw error;
      const now = await read(ASKING);
      // Refused over something else.
      if (now.version === current.version) throw error;
      current = now;
    }
  }
};
