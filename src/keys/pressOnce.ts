const isNewLine = ({ target, ctrlKey, metaKey }: KeyboardEvent) =>
  target instanceof HTMLTextAreaElement && !ctrlKey && !metaKey;

/** Enter that is held would answer, or send again, what its first press has brought. */
const onKeyDown = (event: KeyboardEvent) => {
  if (!event.repeat || event.key !== 'Enter' || isNewLine(event)) return;
  event.preventDefault();
  event.stopPropagation();
};

/** Beside MUI's dialogs, menus and sheets. */
const BESIDE = '.MuiDialog-container, .MuiBackdrop-root';

/** The second half of a double click would close, unseen, what its first half has opened. */
const onClick = (event: MouseEvent) => {
  if (event.detail > 1 && event.target instanceof Element && event.target.matches(BESIDE)) event.stopPropagation();
};

/**
 * A press counts once, however it is made. Before all else hears it, because MUI's menus press their items themselves.
 * Returns what ends it.
 */
export const pressOnce = (): (() => void) => {
  window.addEventListener('keydown', onKeyDown, true);
  window.addEventListener('click', onClick, true);
  return () => {
    window.removeEventListener('keydown', onKeyDown, true);
    window.removeEventListener('click', onClick, true);
  };
};
