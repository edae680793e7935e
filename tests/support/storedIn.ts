import type { Page } from 'playwright-core';

/** What a browser's own database holds, of the first whose name begins so; nothing while there is none. */
export const storedIn = (page: Page, database: string, store: string): Promise<unknown[]> =>
  page.evaluate(
    async ([begin = '', from = '']) => {
      const found = (await indexedDB.databases()).find(({ name }) => name?.startsWith(begin));
      if (!found?.name) return [];
      const open = indexedDB.open(found.name);
      return new Promise<unknown[]>((resolve) => {
        open.onsuccess = () => {
          const all = open.result.transaction(from).objectStore(from).getAll();
          all.onsuccess = () => {
            open.result.close();
            resolve(all.result);
          };
        };
      });
    },
    [database, store],
  );
