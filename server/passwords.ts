import { hash, verify } from '@node-rs/argon2';
import { atMost } from './atMost';

/** Passwords are kept as argon2id (the library's default), with the cost that OWASP advises. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash of a password that nobody has, of the same cost: an unknown account takes as long as a known one. */
export const HASH_OF_NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$rWjYkkWPk9kbiJSqt4KRSw$OjO0ColOLwaBoOEqcRnIbSVaQV1CtXvBH7GFD2qrwWI';

/** One keyboard writes é as one code point, another as two: both are the same password. */
const normalised = (password: string) => password.normalize('NFC');

/** Node has four threads for such work: a flood of logins leaves two of them to compress everyone's answers. */
const inTurn = atMost(2);

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(normalised(password), COST));

/** Whether the password is the account's; an account that does not exist (undefined) never fits. */
export const passwordFits = async (stored: string | undefined, password: string): Promise<boolean> => {
  const fits = await inTurn(() => verify(stored ?? HASH_OF_NOBODY, normalised(password)));
  return fits && stored !== undefined;
};
