/** Opens 'Zoeken en doen' with the beginning of a line, from any screen. The screens do not know the menu itself. */

const STARTED = 'wasbeheer.commandLine';

/** False when nobody listens, so that the caller can do something else. */
export const startCommandLine = (line: string): boolean =>
  !window.dispatchEvent(new CustomEvent(STARTED, { detail: line, cancelable: true }));

/** Listens; returns the function that stops. */
export const onCommandLine = (open: (line: string) => void): (() => void) => {
  const listener = (event: Event) => {
    event.preventDefault();
    if (event instanceof CustomEvent) open(String(event.detail));
  };
  window.addEventListener(STARTED, listener);
  return () => window.removeEventListener(STARTED, listener);
};
