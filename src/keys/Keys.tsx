import { useEvent, useNotify, useStore } from 'ra-core';
import { type ComponentType, useEffect, useState } from 'react';
import { handlersOf } from './handlers';
import type { KeySheetProps } from './KeySheet';
import { isTaken, pressedKeys } from './pressed';
import { CHARACTER_KEYS, isCharacter, shortcuts } from './shortcuts';

const FAILED = 'key sheet';

interface KeysProps extends Omit<KeySheetProps, 'onClose'> {
  onSheet: (isOpen: boolean) => void;
}

/** Hears the keys of the dashboard, and shows the sheet that lists them. The sheet's code loads at the first time. */
export const Keys = ({ isOpen, onSheet, ...sheet }: KeysProps) => {
  const notify = useNotify();
  const [isOn] = useStore(CHARACTER_KEYS, true);
  const [Sheet, setSheet] = useState<ComponentType<KeySheetProps> | null>(null);
  useEffect(() => {
    if (!isOpen || Sheet) return;
    import('./KeySheet').then(
      ({ KeySheet }) => setSheet(() => KeySheet),
      () => {
        onSheet(false);
        notify('feedback.load.failed', { type: 'error', cause: FAILED });
      },
    );
  }, [isOpen, Sheet, onSheet, notify]);

  const handlers = handlersOf(() => onSheet(true));
  const onKeyDown = useEvent((event: KeyboardEvent) => {
    // The login over the page must be answered first.
    if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
    const pressed = pressedKeys(event);
    const isDone = shortcuts.some(
      ({ name, keys, isForTyping }) =>
        keys === pressed && (isForTyping || !isTaken(event)) && (isOn || !isCharacter(keys)) && handlers[name](),
    );
    if (isDone) event.preventDefault();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [onKeyDown]);

  return Sheet && <Sheet isOpen={isOpen} onClose={() => onSheet(false)} {...sheet} />;
};
