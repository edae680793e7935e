import { execFileSync } from 'node:child_process';
import { newFolder } from '../support/folder';
import { ADMIN, type ServerProcess, startServer } from '../support/serverProcess';
import { type Figure, measure } from './measure';

/** How soon a server process answers on a database that exists: after it was stopped, and after it was killed while it wrote. */

/** Each start takes a second or two with what comes before it, and is far below its limit. */
const STARTS = 5;
/** Times the start of a Node process that does nothing, measured in the same run. */
const LIMIT = 20;

const basic = `Basic ${Buffer.from(`${ADMIN.ADMIN_USERNAME}:${ADMIN.ADMIN_PASSWORD}`).toString('base64')}`;

const answering = async ({ listening, complained }: ServerProcess): Promise<string> => {
  const url = await listening;
  if (!(await fetch(`${url}/readyz`)).ok) throw new Error(`the server does not answer: ${complained()}`);
  return url;
};

/** Twenty news messages, of which the last is on its way when the server is killed. */
const killWhileWriting = async (started: ServerProcess): Promise<void> => {
  const url = await started.listening;
  const login = await fetch(`${url}/v2/accounts/login`, { method: 'POST', headers: { Authorization: basic } });
  const { API_token } = (await login.json()).data;
  const headers = { Authorization: `Bearer ${API_token}`, 'Content-Type': 'application/json' };
  const body = JSON.stringify({ shop_id: 1, title: 'Bericht', description: 'Geschreven tot het einde.' });
  const write = () => fetch(`${url}/v2/news/new`, { method: 'POST', headers, body });
  for (let nth = 1; nth < 20; nth += 1) await write();
  const last = write().catch(() => undefined);
  started.server.kill('SIGKILL');
  await Promise.all([last, started.ended]);
};

export const restarts = async (): Promise<{ figures: Figure[]; broken: string[] }> => {
  const { folder: dataDir, remove } = newFolder();
  const running: ServerProcess[] = [];
  const start = () => {
    const started = startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'error', ...ADMIN });
    running.push(started);
    return started;
  };
  const measured = (what: string, end: (started: ServerProcess) => Promise<unknown>) =>
    measure(
      what,
      async () => end(running.at(-1) ?? start()),
      () => answering(start()),
      STARTS,
    );
  try {
    const unit = await measure(
      'a Node process that does nothing',
      () => {},
      () => execFileSync(process.execPath, ['-e', '']),
    );
    await answering(start());
    const figures = [
      await measured('start after it was stopped, to the first answer', ({ stop }) => stop()),
      await measured('start after it was killed while it wrote, to the first answer', killWhileWriting),
    ];
    const broken = figures
      // Written so that a time that is no number is a failure too.
      .filter(({ ms }) => !(ms / unit.ms < LIMIT))
      .map(({ what, ms }) => `${what}: ${(ms / unit.ms).toFixed(0)} bare Node processes, above ${LIMIT}`);
    return { figures: [unit, ...figures], broken };
  } finally {
    for (const { server } of running) server.kill('SIGKILL');
    await Promise.all(running.map(({ ended }) => ended));
    remove();
  }
};
