/** Beside MUI's dialogs, menus and sheets. */
const BESIDE = '.MuiDialog-container, .MuiBackdrop-root';

const onClick = (event: MouseEvent) => {
  if (event.detail > 1 && event.target instanceof Element && event.target.matches(BESIDE)) event.stopPropagation();
};

/**
 * The second half of a double click closes nothing: it would, unseen, what its first half has opened. Returns what ends
 * it.
 */
export const clickOnce = (): (() => void) => {
  window.addEventListener('click', onClick, true);
  return () => window.removeEventListener('click', onClick, true);
};
