import { createContext, useContext, useState, useSyncExternalStore } from 'react';
import { createListeners } from '../../lib/listeners';

/** The selected products. Selecting one of 500 tiles re-renders only that tile. */
const createSelection = () => {
  let chosen: ReadonlySet<number> = new Set();
  const { notify, subscribe } = createListeners();
  const change = (next: ReadonlySet<number>) => {
    chosen = next;
    notify();
  };
  return {
    keys: () => chosen,
    toggle: (key: number) => {
      const next = new Set(chosen);
      if (!next.delete(key)) next.add(key);
      change(next);
    },
    clear: () => change(new Set()),
    subscribe,
  };
};

export const useNewSelection = () => useState(createSelection)[0];

const SelectionContext = createContext(createSelection());
export const SelectionProvider = SelectionContext.Provider;

export const useIsSelected = (key: number) => {
  const { subscribe, keys, toggle } = useContext(SelectionContext);
  const isSelected = useSyncExternalStore(subscribe, () => keys().has(key));
  return { isSelected, toggle: () => toggle(key) };
};

export const useSelection = () => {
  const { subscribe, keys, clear } = useContext(SelectionContext);
  return { selected: useSyncExternalStore(subscribe, keys), clear };
};
