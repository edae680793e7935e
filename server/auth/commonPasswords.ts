import { dictionary } from '@zxcvbn-ts/language-common';
import { DEMO_ACCOUNT } from './demoAccount';

/** Passwords that attackers guess first: the tens of thousands most used in the world, and local ones. */

/** Of those known here, what the package lacks. */
// biome-ignore format: one a line would run to many lines
export const USED_HERE = [
  '0123456789', '0987654321', '87654321', '987654321', '00000000', '12341234', '12121212', '88888888', '66666666',
  '99999999', '123123123', 'abcdefgh', 'p@ssword', 'pa$$word', 'admin1234', 'administrator1', 'w8woord1', 'nederland1',
  'feyenoord1', 'rotterdam1', 'ajax1234', 'voetbal1', 'voetbal123', 'knuffel1', 'liefje123', 'schatje1', 'schatje123',
  'lieverd1', 'hallo1234', 'koekje123', 'carwash123', 'wasstraat', 'wasstraat1', 'sireon123', 'autowassen',
];

const COMMON: ReadonlySet<string> = new Set([...(dictionary['passwords-common'] ?? []), ...USED_HERE].map(String));

/** Letters alone, so that a year or a mark behind a word does not hide it. */
const lettersOf = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');

/** Words of here that are too usual with whatever year, digits or marks around them. */
const COMMON_WORDS = ['wachtwoord', 'welkom', 'geheim', 'lente', 'zomer', 'herfst', 'winter'];

/** The product's name and the password of the demonstration. */
const KNOWN_HERE = ['wasbeheer', lettersOf(DEMO_ACCOUNT.password)];

/** Why a member of staff may not use this password, in Dutch; undefined when they may. Ignores case and accents. */
export const passwordRefusal = (password: string, username: string): string | undefined => {
  const letters = lettersOf(password);
  if (COMMON.has(password.normalize('NFC').toLowerCase()) || COMMON_WORDS.includes(letters))
    return 'Dit wachtwoord is te gewoon. Kies een ander.';
  if (letters !== '' && letters === lettersOf(username)) return 'Het wachtwoord lijkt te veel op de gebruikersnaam.';
  return KNOWN_HERE.includes(letters) ? 'Dit wachtwoord is bekend. Kies een ander.' : undefined;
};
