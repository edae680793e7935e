import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';

/** How a form's values read where they are not in their inputs: the name of a choice, a date, yes or no. */
type TextOf = (value: unknown) => string;

const createFieldTexts = () => {
  const texts = new Map<string, TextOf>();
  const listeners = new Set<() => void>();
  let version = 0;
  return {
    set: (source: string, textOf: TextOf) => {
      if (texts.get(source) === textOf) return;
      texts.set(source, textOf);
      version += 1;
      for (const listener of [...listeners]) listener();
    },
    of: (source: string): TextOf | undefined => texts.get(source),
    version: () => version,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};

const FieldTexts = createContext(createFieldTexts());
export const FieldTextsProvider = FieldTexts.Provider;
export const useNewFieldTexts = () => useState(createFieldTexts)[0];

/** An input says how its value reads, where that is not as it is. */
export const useFieldText = (source: string, textOf: TextOf | undefined): void => {
  const texts = useContext(FieldTexts);
  useEffect(() => {
    if (textOf) texts.set(source, textOf);
  });
};

/** What the inputs of the form have said, also when they say it anew: choices come from the server. */
export const useFieldTexts = () => {
  const texts = useContext(FieldTexts);
  useSyncExternalStore(texts.subscribe, texts.version);
  return texts.of;
};
