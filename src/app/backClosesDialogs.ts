/** https://developer.mozilla.org/en-US/docs/Web/API/CloseWatcher */
interface CloseWatcher {
  onclose: (() => void) | null;
  requestClose: () => void;
  destroy: () => void;
}
declare global {
  interface Window {
    CloseWatcher?: new () => CloseWatcher;
  }
}

const OPEN = '.MuiModal-root:not(.MuiModal-hidden)';

/** The dialog, menu or sheet that is on top; MUI hides those that are closed and kept. */
const topmost = (): Element | undefined => [...document.querySelectorAll(OPEN)].at(-1);

/**
 * The 'Terug' of an Android telephone closes what is open, as Escape does, and leaves the page below it where it is.
 * Where the browser has no CloseWatcher, 'Terug' goes back. Returns what ends it.
 */
export const closeDialogsByBack = (): (() => void) => {
  const { CloseWatcher } = window;
  if (!CloseWatcher) return () => undefined;
  let watched: Element | undefined;
  let watcher: CloseWatcher | undefined;
  /** An Escape of a keyboard has reached MUI by itself, before the watcher. */
  let isEscape = false;
  const watch = (top: Element | undefined) => {
    watcher?.destroy();
    watched = top;
    watcher = top && new CloseWatcher();
    if (!top || !watcher) return;
    watcher.onclose = close;
    observer.observe(top, { attributeFilter: ['class'] });
  };
  const look = () => {
    const top = topmost();
    if (top !== watched) watch(top);
  };
  const close = () => {
    const top = topmost();
    const focused = top?.contains(document.activeElement) ? document.activeElement : top?.lastElementChild;
    if (!isEscape) focused?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    // It may stay: a question stands over it, or it is busy.
    watch(topmost());
  };
  const noteEscape = ({ key, isTrusted }: KeyboardEvent) => {
    if (!isTrusted || key !== 'Escape') return;
    isEscape = true;
    setTimeout(() => {
      isEscape = false;
    });
  };
  // MUI puts what opens at the end of the page, and keeps the page from scrolling meanwhile.
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, attributeFilter: ['style'] });
  window.addEventListener('keydown', noteEscape, true);
  look();
  return () => {
    observer.disconnect();
    window.removeEventListener('keydown', noteEscape, true);
    watch(undefined);
  };
};
