import { accessSync, constants } from 'node:fs';
import { StartError, startErrorOf } from '../lib/startError';
import { databaseFile, refuseMoved } from './open';

/** What an operator's command asks of the database before it opens it. */

/** Throws a StartError: with these words where there is no such file, else with the reason why it may not be read. */
export const requireFile = (file: string, absent: string): void => {
  try {
    accessSync(file, constants.R_OK);
  } catch (cause) {
    if (Object(cause).code === 'ENOENT') throw new StartError(absent);
    throw startErrorOf(`${file} kan niet worden gelezen (cannot be read)`, cause);
  }
};

/** Throws a StartError beside a `v2ApiUrl`: a database that lies here too is not the business's. */
export const refuseBesideV2 = ({ v2ApiUrl }: { v2ApiUrl?: string }): void => {
  if (v2ApiUrl)
    throw new StartError('V2_API_URL is gezet: de gegevens en de accounts staan in die installatie. Doe dit daar.');
};

/** The embedded database in this data directory, which has to be there, and still in use. */
export const requireDatabase = (dataDir: string, toMove = false): string => {
  refuseMoved(dataDir, toMove);
  const file = databaseFile(dataDir);
  requireFile(file, `In ${dataDir} staat geen database (no database). Kies met DATA_DIR een andere map.`);
  return file;
};
