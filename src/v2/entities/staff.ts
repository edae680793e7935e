import { z } from 'zod';
import { PASSWORD_MIN } from '../constants';
import { flag, isRequired, requiredText, secret } from '../fields';

/** Accounts that may sign in to the dashboard (`/api/staff`). */

const STAFF_PASSWORD_MAX = 128;

/** The number of code points: é counts as one however it was typed. */
const lengthOf = (password: string) => [...password.normalize('NFC')].length;

/** Empty passes, because each form decides whether it is required. Only the server checks for common passwords. */
const password = secret(STAFF_PASSWORD_MAX * 8)
  .refine((value) => value === '' || lengthOf(value) >= PASSWORD_MIN, `Gebruik minstens ${PASSWORD_MIN} tekens.`)
  .refine((value) => lengthOf(value) <= STAFF_PASSWORD_MAX, `Gebruik hoogstens ${STAFF_PASSWORD_MAX} tekens.`);

const name = requiredText('Naam', 100);

export const StaffNew = z.object({
  // Basic credentials split at the first colon.
  username: requiredText('Gebruikersnaam', 100).refine(
    (username) => !username.includes(':'),
    'Een gebruikersnaam mag geen dubbele punt bevatten.',
  ),
  name,
  password: password.refine((value) => value !== '', isRequired('Wachtwoord')),
});

/** The user name cannot change. A new password needs the user's own one. */
export const StaffEdit = z
  .object({ name, active: flag, password, own_password: secret(STAFF_PASSWORD_MAX * 8) })
  .refine(({ password, own_password }) => password === '' || own_password !== '', {
    path: ['own_password'],
    error: isRequired('Je eigen wachtwoord'),
  });
