import * as core from 'ra-core';
import { expect, it } from 'vitest';
import { codeOf, filesUnder, imported, reached, textOf } from './sources';

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

it('an icon that a build draws without MUI has each of its sizes', () => {
  const css = textOf('src/ui/plain/plain.css');
  for (const [size, fontSize] of [
    ['Small', '1.25rem'],
    ['Large', '2.1875rem'],
    ['Inherit', 'inherit'],
  ])
    expect(css).toContain(`:where(.MuiSvgIcon-fontSize${size}) {\n  font-size: ${fontSize};`);
});
