import { refuseBesideV2, requireDatabase } from '../db/ownDatabase';
import { StartError } from '../lib/startError';
import { readSettings } from '../start/settings';
import { backUp } from './backUp';
import { move } from './move';
import { restore } from './restore';

/** `npm run backup`, `npm run restore` and `npm run move`, for the embedded database in DATA_DIR: see main.ts. */

const say = (text: string) => process.stdout.write(`${text}\n`);

const commands: Record<string, (dataDir: string, to: string) => Promise<void>> = {
  backup: async (dataDir, file) => {
    await backUp(dataDir, file);
    say(`De back-up van ${dataDir} staat in ${file}.`);
  },
  restore: async (dataDir, file) => {
    await restore(dataDir, file);
    say(`${file} is teruggezet in ${dataDir}.`);
  },
  move: async (dataDir, url) => {
    requireDatabase(dataDir, true);
    const moved = await move(dataDir, readSettings({ DATABASE_URL: url }).databaseUrl ?? '');
    const width = Math.max(...moved.map(({ table }) => table.length));
    for (const { table, rows, checksum } of moved)
      say(`${table.padEnd(width)} ${String(rows).padStart(9)}  ${checksum.slice(0, 16)}`);
    say(`Alles uit ${dataDir} staat in PostgreSQL, en is gelijk. Start voortaan met DATABASE_URL.`);
  },
};

/** Throws a StartError for what is asked wrongly, or is not to be done. */
export const backupCommand = async ([verb = '', to, ...more]: string[], env = process.env): Promise<void> => {
  const command = commands[verb];
  if (!command || !to || to.startsWith('-') || more.length > 0)
    throw new StartError('npm run backup -- BESTAND\nnpm run restore -- BESTAND\nnpm run move -- postgres://…');
  const { dataDir, databaseUrl, ...elsewhere } = readSettings(env);
  refuseBesideV2(elsewhere);
  if (databaseUrl)
    throw new StartError(
      'Dit gaat over de database in DATA_DIR, en DATABASE_URL is gezet. Van PostgreSQL maken pg_dump en pg_restore een back-up.',
    );
  await command(dataDir, to);
};
