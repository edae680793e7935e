import { z } from 'zod';
import { PASSWORD_MIN } from '../constants';
import { flag, isRequired, optionalText, requiredText } from '../fields';

/** Accounts that may sign in to the dashboard (`/api/staff`). */

export const STAFF_PASSWORD_MAX = 128;

/** Counted as people do: an emoji is one, é is one however it was typed. */
const lengthOf = (password: string) => [...password.normalize('NFC')].length;

/** Empty passes: whether it may be left out is the form's own rule. Whether it is a common one only the server knows. */
const password = optionalText(STAFF_PASSWORD_MAX * 8)
  .refine((value) => value === '' || lengthOf(value) >= PASSWORD_MIN, `Gebruik minstens ${PASSWORD_MIN} tekens.`)
  .refine((value) => lengthOf(value) <= STAFF_PASSWORD_MAX, `Gebruik hoogstens ${STAFF_PASSWORD_MAX} tekens.`);

const name = requiredText('Naam', 100);

export const StaffNew = z.object({
  username: requiredText('Gebruikersnaam', 100),
  name,
  password: password.refine((value) => value !== '', isRequired('Wachtwoord')),
});

/** The user name stays; so does the password, unless a new one is given by someone who knows their own. */
export const StaffEdit = z
  .object({ name, active: flag, password, own_password: optionalText(STAFF_PASSWORD_MAX * 8) })
  .refine(({ password, own_password }) => password === '' || own_password !== '', {
    path: ['own_password'],
    error: isRequired('Je eigen wachtwoord'),
  });
