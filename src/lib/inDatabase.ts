/** One transaction on one store of a database in this browser. Rejects when the browser has no storage, or no room. */

interface BrowserStore {
  /** The store's name; its records have an index on `at`. */
  store: string;
  /** The field with the moment of a record, in epoch milliseconds. */
  at: string;
}

const connect = (name: string, { store, at }: BrowserStore): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(store).createIndex(at, at);
    request.onsuccess = () => {
      // Signing out, here or in another tab, deletes the database.
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
  });

export const inDatabase = async <Result>(
  name: string,
  kind: BrowserStore,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | undefined> => {
  const database = await connect(name, kind);
  try {
    return await new Promise((resolve, reject) => {
      // Strict: complete only after the data is on disk.
      const transaction = database.transaction(kind.store, mode, { durability: 'strict' });
      const request = work(transaction.objectStore(kind.store));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
};

/** Deletes the records of before `moment`, in every database whose name begins so. */
export const dropBefore = async (prefix: string, kind: BrowserStore, moment: number): Promise<void> => {
  const old = IDBKeyRange.upperBound(moment);
  for (const { name = '' } of await indexedDB.databases()) {
    if (!name.startsWith(prefix)) continue;
    await inDatabase(name, kind, 'readwrite', (store) => {
      const request = store.index(kind.at).openKeyCursor(old);
      request.onsuccess = () => {
        if (!request.result) return;
        store.delete(request.result.primaryKey);
        request.result.continue();
      };
      return request;
    });
  }
};

/** Deletes a database. A browser without storage has none. */
export const dropDatabase = (name: string): void => {
  try {
    indexedDB.deleteDatabase(name);
  } catch {
    // Nothing was stored.
  }
};
