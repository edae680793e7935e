import { newKey } from '../../provider/http/idempotency';

/**
 * Tells the other tabs of this browser that this one has unsaved work, by a lock, which a tab that is closed lets go.
 * Without locks, as on plain HTTP, no tab knows.
 */
const UNSAVED = 'wasbeheer.unsaved.';
const OWN = `${UNSAVED}${newKey()}`;

/** Returns the release. */
export const tellUnsaved = (): (() => void) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  if ('locks' in navigator) navigator.locks.request(OWN, () => released).catch(() => undefined);
  return release;
};

/** Tells at once where there are no locks. */
export const askUnsavedElsewhere = (tell: (isUnsaved: boolean) => void): void => {
  if (!('locks' in navigator)) {
    tell(false);
    return;
  }
  const isOther = ({ name = '' }: LockInfo) => name.startsWith(UNSAVED) && name !== OWN;
  void navigator.locks.query().then(
    ({ held = [] }) => tell(held.some(isOther)),
    () => tell(false),
  );
};
