import type { Page } from 'playwright-core';
import { expect } from 'vitest';

export interface Point {
  x: number;
  y: number;
}

/**
 * Moves the pressed hand to and fro until the item follows: the code that drags comes later than what it drags. A finger
 * that moves less than 20 pixels is not reported by the browser.
 */
export const untilItFollows = (page: Page, { x, y }: Point, moveTo: (point: Point) => Promise<unknown>) =>
  expect
    .poll(async () => {
      await moveTo({ x, y });
      await moveTo({ x, y: y + 20 });
      return page.locator('.sortable-helper').count();
    })
    .toBe(1);

/** Presses the mouse, and drags from there. The caller releases it. */
export const dragByMouse = async (page: Page, from: Point, to: Point) => {
  const moveTo = ({ x, y }: Point, steps = 1) => page.mouse.move(x, y, { steps });
  await moveTo(from);
  await page.mouse.down();
  await untilItFollows(page, from, moveTo);
  await moveTo(to, 10);
};

/** Drags with a finger, and lifts it. */
export const dragByFinger = async (page: Page, from: Point, to: Point) => {
  const device = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    device.send('Input.dispatchTouchEvent', { type, touchPoints });
  const moveTo = (point: Point) => touch('touchMove', point);
  await touch('touchStart', from);
  await untilItFollows(page, from, moveTo);
  for (let step = 1; step <= 10; step += 1)
    await moveTo({ x: from.x + ((to.x - from.x) * step) / 10, y: from.y + ((to.y - from.y) * step) / 10 });
  await touch('touchEnd');
};
