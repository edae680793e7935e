import { dictionary } from '@zxcvbn-ts/language-common';
import { DEMO_ACCOUNT } from './demoAccount';

/** Passwords that attackers guess first: the tens of thousands most used in the world, and local ones. */

/** Of those known here, what the package lacks: passwords, and words that are too usual with any year or mark. */
// biome-ignore format: one a line would run to many lines
export const USED_HERE = [
  '0123456789', '0987654321', '87654321', '987654321', '12341234', 'abcdefgh', 'p@ssword', 'pa$$word', 'w8woord1',
  'lente', 'zomer', 'herfst', 'knuffel', 'liefje', 'lieverd', 'koekje', 'wasstraat', 'sireon', 'autowassen',
];

const COMMON: ReadonlySet<string> = new Set([...(dictionary['passwords-common'] ?? []), ...USED_HERE].map(String));

/** Letters alone, so that a year or a mark behind a word does not hide it. */
const lettersOf = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');

/** Fewer letters between digits and marks are no word. */
const WORD_MIN = 4;
/** Fewer different signs are one, repeated. */
const SIGNS_MIN = 4;

const isCommon = (password: string): boolean => {
  const [written, letters] = [password.normalize('NFC').toLowerCase(), lettersOf(password)];
  return (
    COMMON.has(written) || new Set(written).size < SIGNS_MIN || (letters.length >= WORD_MIN && COMMON.has(letters))
  );
};

/** The product's name and the password of the demonstration. */
const KNOWN_HERE = ['wasbeheer', lettersOf(DEMO_ACCOUNT.password)];

/** Why a member of staff may not use this password, in Dutch; undefined when they may. Ignores case and accents. */
export const passwordRefusal = (password: string, username: string): string | undefined => {
  const letters = lettersOf(password);
  if (isCommon(password)) return 'Dit wachtwoord wordt te vaak gebruikt. Kies een ander.';
  if (letters !== '' && letters === lettersOf(username)) return 'Het wachtwoord lijkt te veel op de gebruikersnaam.';
  return KNOWN_HERE.includes(letters) ? 'Dit wachtwoord is bekend. Kies een ander.' : undefined;
};
