import { hash, verify } from '@node-rs/argon2';
import { createFairQueue } from '../lib/fairQueue';

/** Passwords are kept as argon2id (the library's default), with the cost that OWASP advises. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A hash of the same cost that no password has, so that an unknown account takes as long to refuse as a known one. */
export const HASH_OF_NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$rWjYkkWPk9kbiJSqt4KRSw$OjO0ColOLwaBoOEqcRnIbSVaQV1CtXvBH7GFD2qrwWI';

/** A keyboard may write é as one code point or as two: both are the same password. */
const normalised = (password: string) => password.normalize('NFC');

/**
 * The queue for hashing passwords. Node has four threads for such work: under a flood of logins two of them stay free
 * to compress answers. Logins wait in the lane of their address, signed-in staff in one lane.
 */
export const passwordTurn = createFairQueue({ atOnce: 2, perLane: 64, inAll: 640 });
const SIGNED_IN = 'signed in';
const WAITING = { busy: 'Het is nu te druk. Probeer het zo opnieuw.' };

/** argon2id, queued. Never call it in the transaction of a call: the wait would hold SQLite's only connection that writes. */
export const hashPassword = (password: string): Promise<string> =>
  passwordTurn(SIGNED_IN, () => hash(normalised(password), COST), WAITING);

/** False for a wrong password, and for an account that does not exist (undefined). Call it in a passwordTurn. */
export const verifyPassword = async (stored: string | undefined, password: string): Promise<boolean> => {
  const fits = await verify(stored ?? HASH_OF_NOBODY, normalised(password));
  return fits && stored !== undefined;
};

/** `verifyPassword` in the lane of signed-in staff. */
export const passwordFits = (stored: string | undefined, password: string): Promise<boolean> =>
  passwordTurn(SIGNED_IN, () => verifyPassword(stored, password), WAITING);
