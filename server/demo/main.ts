import { DEMO_ACCOUNT } from '../auth/demoAccount';
import { fillingFailure, openDatabase } from '../db/open';
import { runCommand } from '../lib/runCommand';
import { readSettings } from '../start/settings';
import { fillDemo, readWishes } from './fill';

/** `npm run demo-data -- [--scale 10] [--seed wasstraat] [--replace]`: fills the database that the settings name. */

await runCommand(async (args) => {
  const wishes = readWishes(args);
  const { dataDir, databaseUrl } = readSettings(process.env);
  const open = await openDatabase({ dataDir, databaseUrl });
  try {
    await fillDemo(open, wishes, new Date());
  } catch (error) {
    throw fillingFailure({ dataDir, databaseUrl }, error);
  } finally {
    await open.close();
  }
  process.stdout.write(
    `De demonstratiegegevens staan klaar. Inloggen: ${DEMO_ACCOUNT.username} / ${DEMO_ACCOUNT.password}\n`,
  );
});
