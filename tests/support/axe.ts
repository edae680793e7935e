import axe, { type Result } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Checks a page with axe, wide and narrow, light and dark, without loading it again. */

type Size = Parameters<Page['setViewportSize']>[0];
type Mode = 'light' | 'dark';
export const WIDE: Size = { width: 1440, height: 900 };
export const NARROW: Size = { width: 390, height: 844 };
/** Both modes have the same elements, so only the colours are checked twice. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** Into a page on which nothing moves (newStillContext): half-way, a colour is neither the old nor the new one. */
export const loadAxe = async (page: Page): Promise<void> => {
  await page.evaluate(axe.source);
};

const violationsOf = async (page: Page, part: Part, mode: Mode, rules: readonly string[] | null) => {
  await page.emulateMedia({ colorScheme: mode });
  return page.evaluate(
    async ({ part, mode, rules }) => {
      const frame = () => new Promise((next) => requestAnimationFrame(next));
      do await frame();
      while (document.documentElement.style.colorScheme !== mode);
      await frame();
      const runOnly = rules && { runOnly: { type: 'rule', values: rules } };
      const options = { resultTypes: ['violations'], iframes: false, preload: false, ...runOnly };
      const { violations } = await Reflect.get(window, 'axe').run(part, options);
      return violations.map(({ id, nodes }: Result) => ({ id, where: nodes.map(({ html }) => html.slice(0, 200)) }));
    },
    { part, mode, rules },
  );
};

/** One part of the page, or what axe leaves out. */
type Part = { include: string[] } | { exclude: string[] };
interface Wanted {
  sizes?: readonly Size[];
  modes?: readonly Mode[];
}

export const expectAccessible = async (
  page: Page,
  part: Part,
  { sizes = [WIDE, NARROW], modes = ['light', 'dark'] }: Wanted = {},
): Promise<void> => {
  let [now = 'light', other] = modes;
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const [mode, rules] of [
      [now, null],
      [other, OF_COLOURS],
    ] as const) {
      if (!mode) continue;
      const found = await violationsOf(page, part, mode, rules);
      expect(found, `${size.width} pixels wide, ${mode}`).toEqual([]);
    }
    // Each change of the mode takes time: the next size begins with the last one.
    if (other) [now, other] = [other, now];
  }
};
