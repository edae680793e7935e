/**
 * Hears of Back, Forward, typed addresses and plain links before the router does, because it is loaded before the
 * router is made (App imports it): the router can only block what has a place in its own history.
 */
type Holder = (event: PopStateEvent) => void;

let holder: Holder | null = null;

window.addEventListener('popstate', (event) => holder?.(event), true);

/** An address without what is searched in it: that is the same screen. */
const screenOf = (href: string) => href.replace(/(#[^?]*)\?.*$/, '$1');

/** From now on every way to another screen stays this page's own, and `onHeld` gets the route that was wanted. Gives back how to stop. */
export const holdAddresses = (onHeld: (route: string) => void): (() => void) => {
  const { state } = window.history;
  const here = window.location.href;
  const hold: Holder = (event) => {
    if (screenOf(window.location.href) === screenOf(here)) return;
    event.stopImmediatePropagation();
    onHeld(window.location.hash.slice(1) || '/');
    window.history.pushState(state, '', here);
  };
  holder = hold;
  return () => {
    if (holder === hold) holder = null;
  };
};

/** The state of a way on about which nobody need be asked: the changes are saved, or the question was answered. */
export const LEAVES_CHANGES = { leavesChanges: true };
