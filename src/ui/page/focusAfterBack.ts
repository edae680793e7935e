/**
 * After Back and Forward the focus goes to the link to the screen that was left, where the new screen shows one: the row
 * of the record that was opened. By itself the heading has it, which may be far above the window. Comes with what
 * stands below the rows of a list, so after the first screen.
 */

const isInSight = (link: HTMLElement) => {
  const { top, bottom } = link.getBoundingClientRect();
  return bottom >= 0 && top <= window.innerHeight;
};

let watch: MutationObserver | undefined;

// The router's own steps forward do not fire this event.
window.addEventListener('hashchange', ({ oldURL, newURL }) => {
  watch?.disconnect();
  // The screen may come after its code, and its rows after it.
  watch = new MutationObserver(() => {
    if (window.location.href !== newURL) return watch?.disconnect();
    if (!document.activeElement?.matches('h1')) return;
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a')];
    const link = links.find((one) => one.href === oldURL && isInSight(one));
    if (!link) return;
    watch?.disconnect();
    link.focus({ preventScroll: true });
  });
  watch.observe(document.body, { childList: true, subtree: true });
});
