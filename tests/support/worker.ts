import { onTestFinished } from 'vitest';

/** One that is there, and nothing more. */
const IDLE = {
  controller: {},
  getRegistrations: async () => [],
  addEventListener: () => {},
  removeEventListener: () => {},
};

/** Stands for the browser's service worker until the test ends; jsdom has none. */
export const withWorker = (worker: object = IDLE): void => {
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));
};
