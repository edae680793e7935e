import { afterEach, expect, it, vi } from 'vitest';
import { coloursOf } from '../../src/ui/theme/palette';

/** Relative luminance of '#rrggbb' (WCAG 2.2). */
const luminance = (colour: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: string, other: string) => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

const askedFor = (isMore: boolean) =>
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => {
    const list = new EventTarget();
    return Object.assign(list, {
      ...{ media, matches: isMore && media === '(prefers-contrast: more)', onchange: null },
      ...{ addListener: () => {}, removeListener: () => {} },
    });
  });

afterEach(() => vi.restoreAllMocks());

it.each(['light', 'dark'] as const)(
  'who asks for more contrast reads all at 7:1 and sees all lines at 3:1: %s',
  (mode) => {
    askedFor(true);
    const { ground, surface, text, muted, field, line } = coloursOf(mode);
    for (const behind of [ground, surface]) {
      for (const read of [text, muted, field]) expect(contrast(read, behind)).toBeGreaterThanOrEqual(7);
      expect(contrast(line, behind)).toBeGreaterThanOrEqual(3);
    }
  },
);

it.each(['light', 'dark'] as const)('else texts are read at 4.5:1, and boxes seen at 3:1: %s', (mode) => {
  askedFor(false);
  const { ground, surface, text, muted, field } = coloursOf(mode);
  for (const behind of [ground, surface])
    for (const read of [text, muted]) expect(contrast(read, behind)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(field, surface)).toBeGreaterThanOrEqual(3);
});
