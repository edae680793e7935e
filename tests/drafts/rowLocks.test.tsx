import { afterEach, beforeEach, expect, test, vi } from 'vitest';

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
beforeEach(() => void Object.defineProperty(navigator, 'locks', { configurable: true, value: browserLocks() }));
afterEach(() => void Reflect.deleteProperty(navigator, 'locks'));

const aTab = async () => {
  vi.resetModules();
  const [{ createKeeper }, { tokenStore }] = await Promise.all([
    import('../../src/drafts/keeper'),
    import('../../src/lib/session/tokenStore'),
  ]);
  tokenStore.set({ API_token: 'token', name: 'Sanne de Vries', userId: 7 });
  return createKeeper('/news/edit/1');
};

test('two tabs that open one form at the same moment, as after a restart of the browser, each keep their own draft', async () => {
  const tabs = [await aTab(), await aTab()];
  await Promise.all(tabs.map((tab) => tab.look()));
  for (const [tab, typed] of [
    [tabs[0], 'van A'],
    [tabs[1], 'van B'],
  ] as const) {
    tab?.note(() => ({ values: { title: typed }, opened: {} }));
    tab?.flush();
  }
  const { findRows } = await import('../../src/drafts/draftStore');
  await vi.waitFor(async () => expect(await findRows(7, '/news/edit/1')).toHaveLength(2));
});
