import { useEvent, useNavigate, useStore, useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import { useLazyComponent } from '../ui/late/useLazyComponent';
import { MODAL } from './controls';
import { handlersOf } from './handlers';
import type { KeySheetProps } from './KeySheet';
import { lettersOf } from './letters';
import { CHARACTER_KEYS, isCharacter, shortcuts } from './shortcuts';

const loadSheet = () => import('./KeySheet').then(({ KeySheet }) => KeySheet);

interface KeysProps extends Omit<KeySheetProps, 'onClose'> {
  onSheet: (isOpen: boolean) => void;
}

/** Hears the keys of the dashboard, and shows the sheet that lists them. The sheet's code loads at the first time. */
export const Keys = ({ isOpen, onSheet, places }: KeysProps) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [isOn] = useStore(CHARACTER_KEYS, true);
  const Sheet = useLazyComponent({ load: loadSheet, isNeeded: isOpen, onFailed: () => onSheet(false) });

  /** Where the focus was at G: what moves it ends the wait for a letter. No time limit does (WCAG 2.2.1). */
  const isWaitingAt = useRef<Element | null>(null);
  const lastDone = useRef('');
  const handlers = handlersOf({
    openSheet: () => onSheet(true),
    waitForLetter: () => {
      isWaitingAt.current = document.activeElement;
    },
  });
  const goTo = (letter: string | undefined): boolean => {
    const letters = lettersOf(places.map(({ label }) => translate(label, { smart_count: 2 })));
    const place = letter && places[letters.indexOf(letter)];
    if (place) navigate(place.path);
    return Boolean(place);
  };
  const onKeyDown = useEvent((event: KeyboardEvent) => {
    // The login over the page must be answered first.
    if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
    const pressed = pressedKeys(event);
    // What it did it does once, however long it is held.
    if (event.repeat && pressed === lastDone.current && !GOES_ON.test(pressed)) return event.preventDefault();
    const isLetter = isWaitingAt.current !== null && isWaitingAt.current === document.activeElement && !isTaken(event);
    isWaitingAt.current = null;
    const isDone =
      (isLetter && goTo(pressed)) ||
      shortcuts.some(
        ({ name, keys, isForTyping }) =>
          keys === pressed && (isForTyping || !isTaken(event)) && (isOn || !isCharacter(keys)) && handlers[name](),
      );
    lastDone.current = isDone && pressed ? pressed : '';
    if (isDone) event.preventDefault();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [onKeyDown]);

  return Sheet && <Sheet isOpen={isOpen} onClose={() => onSheet(false)} places={places} />;
};

/** Held, these go on: through the rows, and through what was done. */
const GOES_ON = /^Arrow|\+Z$/;

/** Here a key would type, or belongs to an open dialog, menu or list of choices. */
const TAKING = [
  MODAL,
  'textarea, select, [contenteditable]:not([contenteditable=false])',
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=reset], [type=file])',
  '[role=combobox], [role=textbox], [role=searchbox], [role=spinbutton], [role=listbox], [role=menu]',
].join();

/** The keys as `shortcuts.ts` writes them; undefined for those that the browser or a screen reader has. */
const pressedKeys = ({ key: typed, ctrlKey, metaKey, altKey, shiftKey, isComposing }: KeyboardEvent) => {
  if (altKey || isComposing) return undefined;
  const key = typed === ' ' ? 'Space' : typed;
  const isLetter = /^\p{L}$/u.test(key);
  // Shift is part of a character such as '?', and a modifier of all else.
  const isShifted = shiftKey && (isLetter || key.length > 1);
  return `${ctrlKey || metaKey ? 'Control+' : ''}${isShifted ? 'Shift+' : ''}${isLetter ? key.toUpperCase() : key}`;
};

const isTaken = ({ target }: KeyboardEvent) => target instanceof Element && target.closest(TAKING) !== null;
