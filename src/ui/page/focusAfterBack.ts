/**
 * After Back and Forward, and after a change that is saved, the focus goes to the link to the screen that was left, where
 * the new screen shows one: the row of the record that was opened. By itself the heading has it, which may be far above
 * the window. Comes with what stands below the rows of a list, so after the first screen.
 */

const isInSight = (link: HTMLElement) => {
  const { top, bottom } = link.getBoundingClientRect();
  return bottom >= 0 && top <= window.innerHeight;
};

let watch: MutationObserver | undefined;

export const focusLinkTo = (left: string) => {
  watch?.disconnect();
  let here = left;
  // The screen may come after its code, and its rows after it.
  watch = new MutationObserver(() => {
    if (here === left) here = window.location.href;
    if (window.location.href !== here) return watch?.disconnect();
    if (!document.activeElement?.matches('h1')) return;
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a')];
    const link = links.find((one) => one.href === left && isInSight(one));
    if (!link) return;
    watch?.disconnect();
    link.focus({ preventScroll: true });
  });
  watch.observe(document.body, { childList: true, subtree: true });
};

// The router's own steps forward do not fire this event.
window.addEventListener('hashchange', ({ oldURL }) => focusLinkTo(oldURL));
