import { openDatabase } from '../db/open';
import { refuseBesideV2, requireDatabase } from '../db/ownDatabase';
import { StartError } from '../lib/startError';
import { readSettings } from '../start/settings';
import { newPassword } from './newPassword';

/** `npm run password -- NAAM`: a new password for an account of the database that the settings name. */

export const passwordCommand = async ([username, ...more]: string[], env = process.env): Promise<void> => {
  if (!username || username.startsWith('-') || more.length > 0)
    throw new StartError('npm run password -- GEBRUIKERSNAAM');
  const { dataDir, databaseUrl, ...elsewhere } = readSettings(env);
  refuseBesideV2(elsewhere);
  // Else an empty one would be made.
  if (!databaseUrl) requireDatabase(dataDir);
  const { db, close } = await openDatabase({ dataDir, databaseUrl });
  try {
    const password = await newPassword(db, username, new Date());
    process.stdout.write(`Nieuw wachtwoord van ${username}: ${password}\n`);
  } finally {
    await close();
  }
};
