import { expect, onTestFinished, test, vi } from 'vitest';

/** The locks of a browser, for all its tabs: of one name one at a time, unless they are shared. */
const browserLocks = () => {
  const last = new Map<string, Promise<unknown>>();
  const held: LockInfo[] = [];
  const request = async (name: string, ...rest: unknown[]) => {
    const work = rest.pop() as () => unknown;
    const isShared = rest.length > 0;
    const before = last.get(name);
    const mine = (async () => {
      if (!isShared) await before;
      held.push({ name });
      return work();
    })();
    last.set(name, mine);
    return mine;
  };
  return { request, query: async () => ({ held: [...held] }) };
};

const ADDRESS = '/news/edit/1';
const aTab = async () => {
  vi.resetModules();
  const { takeRow } = await import('../../src/drafts/rowLocks');
  return () => takeRow(7, ADDRESS, () => new Promise(() => {}));
};

test('two tabs that open one form at the same moment, as after a restart of the browser, each have their own draft', async () => {
  vi.stubGlobal('navigator', { locks: browserLocks() });
  onTestFinished(() => void vi.unstubAllGlobals());
  const [first, second] = [await aTab(), await aTab()];
  const rows = await Promise.all([first(), second()]);
  expect(rows).toContain(ADDRESS);
  expect(new Set(rows).size).toBe(2);
});
