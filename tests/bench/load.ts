import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DEMO_ACCOUNT } from '../../server/auth/demoAccount';
import { type DatabaseSettings, openDatabase } from '../../server/db/open';
import { fillDemo } from '../../server/demo/fill';
import { Random } from '../../server/demo/random';
import { newFolder } from '../support/folder';
import { type ServerProcess, startServer } from '../support/serverProcess';
import { cannotUsePostgres, databasePlace } from '../support/testDatabase';
import { type Desk, everyStep, nextStep, type Step } from './users';

/** Members of staff at work at the same time, on a server process of its own with the demonstration data. */

/** Looking, reading and typing between two calls. */
const THINKING_MS = [200, 1_200] as const;
const SAMPLE_MS = 1_000;
/** A server takes what memory it needs in its first minute or so: whether it grows shows after that. */
const WARM_UP_MS = 90_000;
/** What a run may take more of at its end: as much as a collection of garbage more or less makes. */
const GROWTH_MAX = { share: 0.15, mb: 30 };
const PROMISED_MS = 100;

type Ask = (step: Step) => Promise<number>;

interface Heard {
  times: Map<string, number[]>;
  errors: string[];
}

const at = (times: readonly number[], share: number) =>
  times.toSorted((one, other) => one - other)[Math.min(times.length - 1, Math.floor(times.length * share))] ??
  Number.NaN;

const asker =
  (url: string, token: string): Ask =>
  async ({ method, path, json }) => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', 'Accept-Encoding': 'gzip' },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    });
    await answer.arrayBuffer();
    return answer.status;
  };

const timed = async (ask: Ask, step: Step, { times, errors }: Heard): Promise<void> => {
  const start = performance.now();
  const status = await ask(step).catch((error: unknown) => String(error));
  const taken = performance.now() - start;
  if (status !== 200) errors.push(`${step.method} ${step.path}: ${status}`);
  times.set(step.group, [...(times.get(step.group) ?? []), taken]);
};

const signIn = async (url: string): Promise<string> => {
  const basic = Buffer.from(`${DEMO_ACCOUNT.username}:${DEMO_ACCOUNT.password}`).toString('base64');
  const answer = await fetch(`${url}/v2/accounts/login`, {
    method: 'POST',
    headers: { Authorization: `Basic ${basic}` },
  });
  if (!answer.ok) throw new Error(`signing in answers ${answer.status}`);
  return (await answer.json()).data.API_token;
};

const idsAt = async (url: string, token: string, path: string, id: string): Promise<number[]> => {
  const answer = await fetch(`${url}${path}`, { headers: { Authorization: `Bearer ${token}` } });
  const { data } = await answer.json();
  return data.map((record: Record<string, unknown>) => Number(record[id]));
};

/** What the process holds of memory, or held at most, in MB; undefined where the system does not tell (Linux does). */
const memoryOf = (pid: number | undefined, kind: 'VmRSS' | 'VmHWM' = 'VmRSS'): number | undefined => {
  try {
    const line = readFileSync(`/proc/${pid}/status`, 'utf8').split(`${kind}:`)[1];
    return Number.parseInt(line ?? '', 10) / 1024;
  } catch {
    return undefined;
  }
};

/** Settings of a server whose event loop is watched. */
const WATCHED = { NODE_OPTIONS: `--import=${pathToFileURL(resolve('tests/bench/loopDelay.mjs'))}` };
/** How long its event loop was held since this was asked before. */
const heldOf = async ({ server, complained }: ServerProcess): Promise<string> => {
  const before = complained().length;
  const told = () => /event loop held: .+(?=\n)/.exec(complained().slice(before))?.[0];
  server.kill('SIGUSR2');
  while (server.exitCode === null && server.signalCode === null && told() === undefined) await sleep(10);
  return told() ?? 'the server ended';
};

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const atWork = async (ask: Ask, desk: Desk, until: number, heard: Heard): Promise<void> => {
  const random = new Random(`user ${desk.user}`);
  // They do not all come in at the same moment.
  await sleep(random.between(0, THINKING_MS[1]));
  while (performance.now() < until) {
    await timed(ask, nextStep(desk, random), heard);
    await sleep(random.between(...THINKING_MS));
  }
};

interface Load {
  text: string;
  /** What is not as promised; empty when all is. */
  broken: string[];
}

/** MB a minute, as the line that lies nearest to all samples has it. */
const slopeOf = (samples: readonly { minute: number; mb: number }[]): number => {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [minutes, mbs] = [mean(samples.map(({ minute }) => minute)), mean(samples.map(({ mb }) => mb))];
  const spread = samples.reduce((sum, { minute }) => sum + (minute - minutes) ** 2, 0);
  return samples.reduce((sum, { minute, mb }) => sum + (minute - minutes) * (mb - mbs), 0) / spread;
};

/** Whether memory is flat: the least of the last third is not much above the least of the first, after the warm-up. */
const memoryFigures = (samples: readonly { minute: number; mb: number }[]) => {
  const third = Math.ceil(samples.length / 3);
  const least = (part: readonly { mb: number }[]) => Math.min(...part.map(({ mb }) => mb));
  const [first, last] = [least(samples.slice(0, third)), least(samples.slice(-third))];
  return { first, last, slope: slopeOf(samples), grows: last > first * (1 + GROWTH_MAX.share) + GROWTH_MAX.mb };
};

const row = (cells: readonly (string | number)[]) =>
  cells.map((cell, index) => (index === 0 ? String(cell).padEnd(18) : String(cell).padStart(11))).join('');

const tableOf = (idle: Heard, busy: Heard): string => {
  const rows = [...busy.times].toSorted().map(([group, times]) => {
    const alone = at(idle.times.get(group) ?? [], 0.5);
    const p99 = at(times, 0.99);
    const cells = [alone, at(times, 0.5), p99].map((ms) => ms.toFixed(1));
    return row([group, times.length, ...cells, `${(p99 / alone).toFixed(0)} x`, p99 <= PROMISED_MS ? 'yes' : 'no']);
  });
  return [
    row(['calls', 'number', 'alone ms', 'median ms', 'p99 ms', 'to alone', `in ${PROMISED_MS} ms`]),
    ...rows,
  ].join('\n');
};

interface Wanted {
  minutes: number;
  users: number;
  /** Of the demonstration data. */
  scale?: number;
}

const fill = async (settings: DatabaseSettings, scale: number): Promise<void> => {
  const open = await openDatabase(settings);
  await fillDemo(open, { scale, seed: 'wasstraat', replace: false }, new Date()).finally(open.close);
};

/** A new DATA_DIR with so many times the demonstration data. */
export const filledFolder = async (scale: number) => {
  const place = newFolder();
  await fill({ dataDir: place.folder }, scale);
  return place;
};

/** Settings of a server on such a database: in a new folder, or a new one at TEST_DATABASE_URL where that is set. */
export const filledPlace = async (
  scale: number,
): Promise<{ settings: Record<string, string>; remove: () => Promise<void> }> => {
  if (cannotUsePostgres) {
    const { folder, remove } = await filledFolder(scale);
    return { settings: { DATA_DIR: folder }, remove: async () => remove() };
  }
  const { settings, remove } = await databasePlace('postgres');
  await fill(settings, scale);
  return { settings: { DATABASE_URL: settings.databaseUrl ?? '' }, remove };
};

export const load = async ({ minutes, users, scale = 1 }: Wanted): Promise<Load> => {
  const { settings, remove } = await filledPlace(scale);
  const serving = startServer({ ...settings, ...WATCHED, LOG_LEVEL: 'warn' });
  const { server, listening, stop, complained } = serving;
  try {
    const url = await listening;
    if (url === '') throw new Error(`the server did not start: ${complained()}`);
    const tokens: string[] = [];
    for (let user = 0; user < users; user += 1) tokens.push(await signIn(url));
    const [first = ''] = tokens;
    const products = await idsAt(url, first, '/v2/dashboard/product/overview', 'product_id');
    const customers = await idsAt(url, first, '/v2/dashboard/customer/overview', 'customer_id');
    const orders = await idsAt(url, first, '/v2/dashboard/overviewTransactions', 'orderno');
    const news = await idsAt(url, first, '/v2/news/overview', 'newsId');
    const own = (ids: number[], user: number) => ids.filter((_, index) => index % users === user % ids.length);
    const deskOf = (user: number): Desk => ({
      ...{ user, products: own(products, user), customers: own(customers, user), orders: own(orders, user), news },
      ...{ customersInAll: customers.length, ordersInAll: orders.length },
    });

    const idle: Heard = { times: new Map(), errors: [] };
    for (let round = 0; round < 12; round += 1)
      for (const step of everyStep(deskOf(0), new Random(`idle ${round}`))) await timed(asker(url, first), step, idle);

    await heldOf(serving);
    const busy: Heard = { times: new Map(), errors: [] };
    const start = performance.now();
    const until = start + minutes * 60_000;
    const samples: { minute: number; mb: number }[] = [];
    const sampling = setInterval(() => {
      const mb = memoryOf(server.pid);
      const ms = performance.now() - start;
      if (mb !== undefined && ms > WARM_UP_MS) samples.push({ minute: ms / 60_000, mb });
    }, SAMPLE_MS);
    await Promise.all(tokens.map((token, user) => atWork(asker(url, token), deskOf(user), until, busy)));
    clearInterval(sampling);
    const held = await heldOf(serving);

    const count = [...busy.times.values()].reduce((sum, times) => sum + times.length, 0);
    const errors = [...idle.errors, ...busy.errors];
    const lines = [
      tableOf(idle, busy),
      held,
      `${count} calls, ${(count / minutes / 60).toFixed(0)} a second; ${errors.length} errors; at most ${memoryOf(server.pid, 'VmHWM')?.toFixed(0)} MB`,
    ];
    const broken =
      errors.length > 0 ? [`${errors.length} errors, such as ${[...new Set(errors)].slice(0, 5).join('; ')}`] : [];
    if (samples.length > 2) {
      const { first: before, last, slope, grows } = memoryFigures(samples);
      lines.push(
        `memory after ${WARM_UP_MS / 1000} s of warming up: ${before.toFixed(0)} MB, at the end ${last.toFixed(0)} MB; ${slope.toFixed(1)} MB a minute`,
      );
      if (grows) broken.push(`memory grew from ${before.toFixed(0)} to ${last.toFixed(0)} MB`);
    } else lines.push(`memory: ${memoryOf(server.pid)?.toFixed(0)} MB; a run of minutes tells whether it grows`);
    if (server.exitCode !== null) broken.push(`the server ended: ${complained()}`);
    return { text: lines.join('\n'), broken };
  } finally {
    await stop();
    await remove();
  }
};
