import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

/** The project's files as text, and who imports whom. */
export const ROOT = resolve(import.meta.dirname, '../..');

const NOT_OURS = new Set(['node_modules', 'dist', 'data', '.git']);

/** Every file under a folder of the project, as a path from its root; what git ignores is left out. */
export const filesUnder = (folder: string): string[] =>
  existsSync(join(ROOT, folder))
    ? readdirSync(join(ROOT, folder), { withFileTypes: true })
        .filter((entry) => !(folder === '.' && NOT_OURS.has(entry.name)))
        .flatMap((entry) => {
          const path = join(folder, entry.name);
          return entry.isDirectory() ? filesUnder(path) : [path];
        })
        .sort()
    : [];

export const textOf = (path: string) => readFileSync(join(ROOT, path), 'utf8');

export const isCode = (path: string) => /\.(ts|tsx|mts|mjs)$/.test(path);

/** Code without its comments; every line keeps its number. */
export const withoutComments = (code: string) =>
  code.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, '')).replace(/(^|\s)\/\/.*$/gm, '$1');

export const codeOf = (path: string) => withoutComments(textOf(path));

const IMPORT = /(?:\bfrom\s+|\bimport\s*\(\s*|\bimport\s+)'([^']+)'/g;

/** What a file imports, as written: static, dynamic and for types. */
export const importsOf = (path: string) => [...codeOf(path).matchAll(IMPORT)].map((match) => match[1] ?? '');

const isFile = (path: string) => existsSync(path) && statSync(path).isFile();

/** The project's file that a relative import means. */
const fileMeant = (from: string, specifier: string): string | undefined => {
  const path = resolve(ROOT, dirname(from), specifier.replace(/\?.*$/, ''));
  const found = [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`, `${path}/index.tsx`].find(isFile);
  return found && relative(ROOT, found);
};

export interface Import {
  from: string;
  to: string;
}

/** Every import of one file of the project by another, for the given files. */
export const importsBetween = (files: string[]): Import[] =>
  files.filter(isCode).flatMap((from) =>
    importsOf(from)
      .filter((specifier) => specifier.startsWith('.'))
      .map((specifier) => ({ from, to: fileMeant(from, specifier) ?? `${specifier} (does not exist)` })),
  );

/** What a file imports when it loads: not import() and not types. `what` are the names between braces, if any. */
export const imported = (path: string) =>
  [...codeOf(path).matchAll(/^(?:import|export)\s+(?!type\b)(?:([^;']*?)\sfrom\s+)?'([^']+)';/gm)].map(
    ([, what = '', from = '']) => ({ what, from }),
  );

const loadedBy = new Map<string, string[]>();
for (const { from, to } of importsBetween(filesUnder('src').filter(isCode))) {
  const now = imported(from).some(
    (one) =>
      one.from.startsWith('.') && `/${to}`.replace(/(\/index)?\.tsx?$/, '').endsWith(one.from.replace(/^[./]+/, '/')),
  );
  if (now) loadedBy.set(from, [...(loadedBy.get(from) ?? []), to]);
}
/** A file and all that comes with it when it loads. */
export const reached = (path: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const next of loadedBy.get(path) ?? []) reached(next, seen);
  return seen;
};

/** `@mui/material/Button` is of the package `@mui/material`. */
export const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
