/** The listeners of a store, as React's useSyncExternalStore subscribes them. */
export const createListeners = () => {
  const all = new Set<() => void>();
  return {
    /** Calls a copy of the list, because a listener may unsubscribe another. */
    notify: (): void => {
      for (const listener of [...all]) listener();
    },
    /** Returns the unsubscribe function. */
    subscribe: (listener: () => void): (() => void) => {
      all.add(listener);
      return () => {
        all.delete(listener);
      };
    },
  };
};
