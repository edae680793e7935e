/**
 * After Back and Forward, and after a change that is saved, the focus goes to the link to the screen that was left, where
 * the new screen shows one: the row of the record that was opened. A record that is deleted or on another page has none:
 * then it is the first row in sight. By itself the heading has it, which may be far above the window. Comes with what
 * stands below the rows of a list, so after the first screen.
 */

/** Pixels of the bars that stay above the rows: the app's and the headings (records.css). */
const BARS = 112;

const isInSight = (part: Element) => {
  const { top, bottom } = part.getBoundingClientRect();
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
    const heading = document.activeElement;
    if (!heading?.matches('h1')) return;
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a')].filter(isInSight);
    const isNext = (link: HTMLElement) =>
      link.matches('.record-rows .record-link') && link.getBoundingClientRect().top > BARS;
    const link = links.find(({ href }) => href === left) ?? (isInSight(heading) ? undefined : links.find(isNext));
    if (!link) return;
    watch?.disconnect();
    link.focus({ preventScroll: true });
  });
  watch.observe(document.body, { childList: true, subtree: true });
};

// Whoever does something meanwhile has gone on from there.
for (const act of ['keydown', 'pointerdown', 'wheel', 'touchmove'])
  window.addEventListener(act, () => watch?.disconnect(), { capture: true, passive: true });
// The router's own steps forward do not fire this event.
window.addEventListener('hashchange', ({ oldURL }) => focusLinkTo(oldURL));
