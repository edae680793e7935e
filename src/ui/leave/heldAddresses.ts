/**
 * Handles Back, Forward, typed addresses and plain links before the router does, because a router can only block
 * entries of its own history. App imports this file before it makes the router.
 */
type Holder = (event: PopStateEvent) => void;

let holder: Holder | null = null;

window.addEventListener('popstate', (event) => holder?.(event), true);

/** The address without its query, which does not change the screen. */
const screenOf = (href: string) => href.replace(/(#[^?]*)\?.*$/, '$1');

/**
 * Holds every navigation to another screen: stays here, and passes the route to `onHeld`, and whether the router made its
 * history entry, which is then the one before this screen's. Returns the release.
 */
export const holdAddresses = (onHeld: (route: string, isOwn: boolean) => void): (() => void) => {
  const { state } = window.history;
  const here = window.location.href;
  const hold: Holder = (event) => {
    if (screenOf(window.location.href) === screenOf(here)) return;
    event.stopImmediatePropagation();
    onHeld(window.location.hash.slice(1) || '/', typeof event.state?.idx === 'number');
    window.history.pushState(state, '', here);
  };
  holder = hold;
  return () => {
    if (holder === hold) holder = null;
  };
};

/** Navigation state to skip the question: the changes are saved, or the user has answered. */
export const LEAVES_CHANGES = { leavesChanges: true };
