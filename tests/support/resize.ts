import type { Page } from 'playwright-core';

/**
 * Gives the window a size, and waits until the page was drawn in it. Until then its parts have their new widths while
 * what is laid out by script still has the old form. No `requestAnimationFrame`: a test's clock holds it.
 */
export const resize = async (page: Page, size: { width: number; height: number }): Promise<void> => {
  await page.setViewportSize(size);
  await page.evaluate(
    () =>
      new Promise<void>((drawn) => {
        new ResizeObserver(() => drawn()).observe(document.body);
      }),
  );
};
