import { waitTurn } from '../db/holdRows';
import type { Db } from '../db/schema';
import { Refusal } from '../lib/refusal';

/** User names are compared in lower case. Those of staff are also stored so; a customer's keeps its capitals. */
export const usernameKey = (username: string): string => username.trim().normalize('NFC').toLowerCase();

export const usernameTaken = (username: string) => {
  const text = `De gebruikersnaam ${username} is al in gebruik. Kies een andere.`;
  return new Refusal(409, text, { username: text });
};

/** True when a customer has it. The next one who asks waits until this transaction ends. Compared in JavaScript, because the databases lower-case only a to z. */
export const isUsernameTaken = async (db: Db, username: string): Promise<boolean> => {
  await waitTurn(db, 'usernames of customers');
  const key = usernameKey(username);
  const customers = await db.selectFrom('customers').select('username').execute();
  return customers.some((customer) => usernameKey(customer.username) === key);
};
