import { dictionary } from '@zxcvbn-ts/language-common';
import { DEMO_ACCOUNT } from './demoAccount';

/** Passwords that attackers guess first: the tens of thousands most used in the world, and local ones. */

// biome-ignore format: one a line would run to a hundred lines
const USED_HERE = [
  '12345678', '123456789', '1234567890', '0123456789', '0987654321', '87654321', '987654321', '11111111', '00000000',
  '12341234', '11223344', '12121212', '88888888', '66666666', '99999999', '123123123', '123321123', '147258369',
  '1q2w3e4r', '1q2w3e4r5t', '1qaz2wsx', '1qazxsw2', 'q1w2e3r4', 'q1w2e3r4t5', 'qwertyui', 'qwertyuiop', 'qwerty123',
  'qwerty12', 'qwerty1234', 'qwertyu1', 'asdfghjkl', 'asdfasdf', 'asdfghjk', 'zxcvbnm1', 'zaq12wsx', 'abcd1234',
  'abc12345', 'abcdefgh', 'abcdefg1', 'a1b2c3d4', 'aa123456', 'a1234567', 'a12345678', '1234qwer', '123qweasd',
  'password', 'password1', 'password12', 'password123', 'password!', 'passw0rd', 'p@ssword', 'p@ssw0rd', 'pa$$word',
  'iloveyou', 'iloveyou1', 'sunshine', 'princess', 'princess1', 'football', 'football1', 'baseball', 'superman',
  'starwars', 'pokemon1', 'trustno1', 'whatever', 'computer', 'internet', 'changeme', 'letmein1', 'letmein123',
  'welcome1', 'welcome123', 'administrator', 'admin123', 'admin1234', 'administrator1', 'michelle', 'jennifer',
  'jordan23', 'liverpool', 'samantha', 'victoria', 'jonathan', 'christian', 'chocolate', 'butterfly', 'unknown1',
  'w8woord1', 'nederland', 'nederland1', 'feyenoord', 'feyenoord1', 'amsterdam', 'amsterdam1', 'rotterdam', 'rotterdam1',
  'ajax1234', 'voetbal1', 'voetbal123', 'knuffel1', 'liefje123', 'schatje1', 'schatje123', 'lieverd1', 'vakantie',
  'hallo123', 'hallo1234', 'koekje123', 'computer1', 'carwash1', 'carwash123', 'wasstraat', 'wasstraat1', 'sireon123',
  'autowassen',
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
