import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesUnder, importsOf, isCode, packageOf, ROOT, textOf } from './sources';

const readme = ['README.md', 'docs/extending.md', 'docs/data.md', 'docs/development.md'].map(textOf).join('\n');

/** Where a command of the README is run by CI: a file, and what it says there. */
const RUN_BY: [command: RegExp, file: string, says: string][] = [
  [/^npm ci$/, '.ci/run', 'npm ci'],
  [/^npm start$/, 'tests/support/serverProcess.ts', "npm(['start']"],
  [/^npm run build$/, 'package.json', '"prestart": "npm run build"'],
  [/^node dist\/server\/main\.js$/, 'tests/support/serverProcess.ts', "['dist/server/main.js']"],
  [/^V2_API_URL=\S+ npm start$/, 'tests/browser/installations.test.ts', 'V2_API_URL:'],
  [/^DATABASE_URL=\S+ npm start$/, 'tests/browser/installations.test.ts', 'DATABASE_URL:'],
  [/^npm run dev$/, 'tests/browser/development.test.ts', 'npmRunDev('],
  [/^npm run demo-data -- --scale 10$/, '.ci/run', 'npm run demo-data -- --scale'],
  [/^npm run backup -- \/.+\.backup$/, 'tests/server/backup/backup.test.ts', "npm(dataDir, 'backup', '--', "],
  [
    /^DATA_DIR=\S+ npm run restore -- \S+\.backup$/,
    'tests/server/backup/backup.test.ts',
    "npm(restored, 'restore', '--', ",
  ],
  [
    /^pg_dump --format=custom --file=\S+ \S+$/,
    'tests/server/backup/postgres.test.ts',
    "run('pg_dump', ['--format=custom'",
  ],
  [
    /^pg_restore --no-owner --no-comments --exit-on-error --single-transaction --dbname=\S+ \S+$/,
    'tests/server/backup/postgres.test.ts',
    "how = ['--no-owner', '--no-comments', '--exit-on-error', '--single-transaction']",
  ],
  [
    /^psql --command="select setval\(.+" --command="delete from sessions" --command="update scheduled_pushes .+" \S+$/,
    'tests/server/backup/postgres.test.ts',
    "run('psql', [...afterRestore",
  ],
  [/^npm run move -- postgres:\S+$/, 'tests/server/backup/postgres.test.ts', "'--silent', 'move', '--', databaseUrl"],
  [/^npm run password -- \S+$/, 'tests/server/password.test.ts', "'password', '--', 'Beheer'"],
  [/^npm test$/, '.ci/run', 'npm test'],
  [/^npm run typecheck$/, '.ci/run', 'npm run typecheck'],
  [/^npm run lint$/, '.ci/run', 'npm run lint'],
  [/^npm run budget$/, '.ci/run', 'npm run budget'],
  [/^npm run sbom --silent > sbom\.json$/, 'tests/architecture/sbom.test.ts', "'npm', ['run', 'sbom', '--silent']"],
  [/^npm run bench$/, '.ci/run', 'npm run bench'],
  [/^\.ci\/run$/, '.ci/run', '#!/usr/bin/env bash'],
];

const commands = [...readme.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, block = '']) => block.trim().split('\n'));
/** Whatever stands between backticks. */
const quoted = [...readme.replace(/```[\s\S]*?```/g, '').matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text);

const { scripts, dependencies, devDependencies } = JSON.parse(textOf('package.json'));

describe('the README, with what it refers to', () => {
  it.each(commands)('is run by CI where it says: %s', (command) => {
    const [, file = '', says = ''] = RUN_BY.find(([pattern]) => pattern.test(command)) ?? [];
    expect(file, 'a line in RUN_BY').not.toBe('');
    expect(textOf(file)).toContain(says);
  });

  it('names scripts that exist', () => {
    const named = [...readme.matchAll(/npm run ([\w-]+)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('names files and folders that exist', () => {
    const paths = quoted.filter((text) => /^(src|server|tests|i18n|scripts|docs)(\/[\w./-]+)?$/.test(text));
    expect(paths.length).toBeGreaterThan(10);
    expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });

  it('names every setting of the server and of the dashboard', () => {
    const settings = [
      ...[...textOf('server/start/settings.ts').matchAll(/^ {4}([A-Z][A-Z_0-9]+):/gm)].map(([, name = '']) => name),
      ...filesUnder('src')
        .filter(isCode)
        .flatMap((file) => [...textOf(file).matchAll(/\.env\?\.(VITE_\w+)/g)].map(([, name = '']) => name)),
    ];
    expect(settings).toEqual(expect.arrayContaining(['PORT', 'VITE_IDEMPOTENCY_HEADER']));
    expect([...new Set(settings)].filter((name) => !quoted.includes(name))).toEqual([]);
  });

  it('names in its table of routes the folder of every screen, but for those of declarations, which all have the same', () => {
    const table = textOf('README.md')
      .split('\n')
      .filter((line) => line.startsWith('| `/'))
      .join('\n');
    const screens = filesUnder('src').flatMap(
      (file) => /^(src\/(pages|resources)\/\w+)\/index\.ts$/.exec(file)?.[1] ?? [],
    );
    expect(screens.length).toBeGreaterThan(20);
    const named = screens.filter((folder) => !existsSync(join(ROOT, folder, 'declaration.ts')));
    expect(named.filter((folder) => !table.includes(`\`${folder}\``))).toEqual([]);
  });

  it('names every setting of the tests', () => {
    const files = [...filesUnder('tests'), ...filesUnder('scripts')].filter(isCode);
    const read = files.flatMap((file) =>
      [...textOf(file).matchAll(/process\.env\.([A-Z_]+)/g)].map(([, name = '']) => name),
    );
    const named = quoted.map((text) => text.replace(/=.*/, ''));
    // The system's own, and what one of our processes or scripts tells another.
    const others = ['PATH', 'TZ', 'NODE_ENV', 'MATRIX', 'TWO_SERVERS', 'TEST_RUN', 'DATABASE_URL', 'DATA_DIR'];
    expect(read).toContain('TEST_DATABASE_URL');
    expect([...new Set(read)].filter((name) => !named.includes(name) && !others.includes(name))).toEqual([]);
  });

  it('says of every dependency why it is there', () => {
    const packages = Object.keys({ ...dependencies, ...devDependencies });
    expect(packages.filter((name) => !quoted.includes(name))).toEqual([]);
    const said = quoted.filter(
      (name) => /^(@[\w-]+\/)?[\w-]+$/.test(name) && name.includes('/') && name.startsWith('@'),
    );
    expect(said.filter((name) => !packages.includes(name))).toEqual([]);
  });
});

/** Needed though no file imports them. */
const NOT_IMPORTED: Record<string, string> = {
  '@fontsource-variable/figtree': 'src/app/base.css imports it',
  '@emotion/styled': 'a peer of @mui/material',
};

describe('a dependency', () => {
  it('of the product is imported by it, or says why it is there all the same', () => {
    const files = ['src', 'server', 'i18n', 'scripts'].flatMap(filesUnder);
    const imported = new Set(files.filter(isCode).flatMap(importsOf).map(packageOf));
    expect(Object.keys(dependencies).filter((name) => !imported.has(name) && !(name in NOT_IMPORTED))).toEqual([]);
  });

  it('that is imported is named in package.json', () => {
    const files = ['src', 'server', 'i18n', 'scripts', 'tests'].flatMap(filesUnder);
    const imported = new Set(
      files
        .filter(isCode)
        .flatMap(importsOf)
        .filter((specifier) => !/^(\.|node:|vitest\/|virtual:)/.test(specifier))
        .map(packageOf),
    );
    expect([...imported].filter((name) => !(name in { ...dependencies, ...devDependencies }))).toEqual([]);
  });
});
