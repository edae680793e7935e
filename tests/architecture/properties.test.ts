import { expect, it } from 'vitest';
import { palettes } from '../../src/ui/theme/palette';
import { filesUnder, textOf } from './sources';

const styled = filesUnder('src').filter((path) => /\.(css|tsx?)$/.test(path));

it('every CSS property that a style uses is defined: a colour of the palette, or by our styles', () => {
  const named = (pattern: RegExp) =>
    styled.flatMap((path) => [...textOf(path).matchAll(pattern)].map(([, name]) => name));
  const defined = new Set([
    ...Object.keys(palettes.light).map((colour) => `--${colour}`),
    ...named(/(--[\w-]+)['"]?\s*:/g),
    ...named(/setProperty\('(--[\w-]+)'/g),
  ]);
  const used = new Set(named(/var\((--[\w-]+)/g));
  expect(used.size).toBeGreaterThan(10);
  expect([...used].filter((name) => !defined.has(name))).toEqual([]);
});
