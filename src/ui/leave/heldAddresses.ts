import { newKey } from '../../provider/http/idempotency';

/**
 * Handles Back, Forward, typed addresses and plain links before the router does. A typed address or a plain link gets the
 * state of the router's own entries: without a key, all of them have one; without its number, the router cannot go back
 * from one that it blocks. App imports this file before it makes the router.
 */
type Holder = (event: PopStateEvent) => void;

let holder: Holder | null = null;

/** The number of the entry that is shown. */
let place = 0;
/** To be called when the router stands at another entry. */
export const notePlace = () => {
  place = window.history.state?.idx ?? 0;
};

window.addEventListener(
  'popstate',
  (event) => {
    if (!event.state) window.history.replaceState({ key: newKey(), idx: place + 1 }, '');
    holder?.(event);
  },
  true,
);

/** The address without its query, which does not change the screen. */
const screenOf = (href: string) => href.replace(/(#[^?]*)\?.*$/, '$1');

/**
 * Holds every navigation to another screen: stays here, and calls `onHeld` with what goes there after all. The entry that
 * was asked for is then the one before this screen's. Returns the release.
 */
export const holdAddresses = (onHeld: (go: () => void) => void): (() => void) => {
  const { state } = window.history;
  const here = window.location.href;
  const hold: Holder = (event) => {
    if (screenOf(window.location.href) === screenOf(here)) return;
    event.stopImmediatePropagation();
    window.history.pushState(state, '', here);
    onHeld(() => {
      holder = null;
      // Not a new entry: Back from there would come back to this screen. A save may have made one meanwhile.
      window.history.go(state.idx - window.history.state.idx - 1);
    });
  };
  holder = hold;
  return () => {
    if (holder === hold) holder = null;
  };
};

/** Navigation state to skip the question: the changes are saved, or the user has answered. */
export const LEAVES_CHANGES = { leavesChanges: true };
/** Likewise, and the list of the record is where it was left. */
export const BACK_IN_LIST = { ...LEAVES_CHANGES, keepsPlace: true };

/**
 * The work of this screen is done: whoever comes back to it finds it begun anew. Call it before leaving. Without this, Back
 * while the next screen is on its way would show the form that was saved, and its next save would be of the same record.
 */
export const beginAnew = (): void => {
  const { state } = window.history;
  window.history.replaceState({ ...state, key: newKey(), usr: { ...state?.usr, isAnew: true } }, '');
};
