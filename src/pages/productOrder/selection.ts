import { createContext, useContext, useState, useSyncExternalStore } from 'react';
import { createListeners } from '../../lib/listeners';

/** The selected products. Selecting one of 500 tiles re-renders only that tile. */
interface Selection {
  keys: () => ReadonlySet<number>;
  toggle: (key: number) => void;
  clear: () => void;
  subscribe: (listener: () => void) => () => void;
}

const createSelection = (): Selection => {
  let chosen: ReadonlySet<number> = new Set();
  const { notify, subscribe } = createListeners();
  const change = (next: ReadonlySet<number>) => {
    chosen = next;
    notify();
  };
  return {
    keys: () => chosen,
    toggle: (key) => {
      const next = new Set(chosen);
      if (!next.delete(key)) next.add(key);
      change(next);
    },
    clear: () => change(new Set()),
    subscribe,
  };
};

export const useNewSelection = (): Selection => useState(createSelection)[0];

const SelectionContext = createContext<Selection>(createSelection());
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
