import { expect, it } from 'vitest';
import { codeOf, filesUnder } from './sources';

/** MUI switches such a button off while it waits, and a browser takes the focus from it: see BusyButton. */
const LOADING = /<\w*Button\b(?:[^>]|=>)*?\sloading=/;

it("no button waits by MUI's `loading`", () => {
  const screens = filesUnder('src').filter((path) => path.endsWith('.tsx'));
  expect(screens.filter((path) => LOADING.test(codeOf(path)))).toEqual([]);
});

it.each([
  ['<Button loading={isBusy}>', true],
  ['<MuiButton\n  onClick={() => go()}\n  loading={isBusy}\n>', true],
  ['<BusyButton isBusy={isBusy}><img loading="lazy" />', false],
])('%j would be found: %s', (code, isFound) => {
  expect(LOADING.test(code)).toBe(isFound);
});
