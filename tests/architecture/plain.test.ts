import * as core from 'ra-core';
import { expect, it } from 'vitest';
import { codeOf, filesUnder, importsBetween, isCode } from './sources';

/** What a file imports when it loads: not import() and not types. `what` are the names between braces, if any. */
const imported = (path: string) =>
  [...codeOf(path).matchAll(/^(?:import|export)\s+(?!type\b)(?:([^;']*?)\sfrom\s+)?'([^']+)';/gm)].map(
    ([, what = '', from = '']) => ({ what, from }),
  );

const isTaken = (name: string) => name !== '' && !name.startsWith('type ') && !(name in core);

/** Imports of MUI, of its styles, and of what react-admin makes of it. Icons are plain in a build (scripts/leaveOut.ts). */
const muiIn = (path: string): string[] =>
  imported(path)
    .filter(
      ({ what, from }) =>
        /^@(mui\/(material|system)|emotion)/.test(from) ||
        (from === 'react-admin' &&
          what
            .replace(/[{}]/g, '')
            .split(',')
            .map((name) => name.trim())
            .some(isTaken)),
    )
    .map(({ from }) => `${path} imports ${from}`);

const loadedBy = new Map<string, string[]>();
for (const { from, to } of importsBetween(filesUnder('src').filter(isCode))) {
  const now = imported(from).some(
    (one) =>
      one.from.startsWith('.') && `/${to}`.replace(/(\/index)?\.tsx?$/, '').endsWith(one.from.replace(/^[./]+/, '/')),
  );
  if (now) loadedBy.set(from, [...(loadedBy.get(from) ?? []), to]);
}
const reached = (path: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const next of loadedBy.get(path) ?? []) reached(next, seen);
  return seen;
};

const plainScreens = filesUnder('src')
  .filter((path) => path.endsWith('/index.ts'))
  .flatMap((path) =>
    [...codeOf(path).matchAll(/plain\(\(\) =>\s+import\('\.\/(\w+)'\)/g)].map(([, name]) =>
      path.replace('index.ts', `${name}.tsx`),
    ),
  );

it('the screens that say so, and the frame around them, are shown without MUI', () => {
  expect(plainScreens.length).toBeGreaterThan(5);
  const shown = ['src/app/App.tsx', 'src/ui/list/DeclaredList.tsx', ...plainScreens];
  expect(shown.flatMap((screen) => [...reached(screen)].flatMap(muiIn))).toEqual([]);
});

it('a screen with MUI would be seen', () => {
  expect([...reached('src/resources/news/NewsList.tsx')].flatMap(muiIn)).not.toEqual([]);
});
