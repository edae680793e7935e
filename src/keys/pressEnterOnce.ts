const isNewLine = ({ target, ctrlKey, metaKey }: KeyboardEvent) =>
  target instanceof HTMLTextAreaElement && !ctrlKey && !metaKey;

const onKeyDown = (event: KeyboardEvent) => {
  if (!event.repeat || event.key !== 'Enter' || isNewLine(event)) return;
  event.preventDefault();
  event.stopPropagation();
};

/**
 * Enter that is held is pressed once: else it would answer, or send again, what its first press has brought. Before all
 * else hears it, because MUI's menus press their items themselves. Returns what ends it.
 */
export const pressEnterOnce = (): (() => void) => {
  window.addEventListener('keydown', onKeyDown, true);
  return () => window.removeEventListener('keydown', onKeyDown, true);
};
