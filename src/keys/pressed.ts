const TYPED_IN = [
  'textarea, select, [contenteditable]:not([contenteditable=false])',
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=reset], [type=file])',
  '[role=combobox], [role=textbox], [role=searchbox], [role=spinbutton], [role=listbox], [role=menu]',
].join();
/** A dialog or menu of MUI, but not one that is closing. */
const OPEN = '.MuiModal-root:not(.MuiModal-hidden, [aria-hidden=true])';

/** The keys as `shortcuts.ts` writes them; undefined for those that the browser or a screen reader has. */
export const pressedKeys = ({ key, ctrlKey, metaKey, altKey, shiftKey, isComposing }: KeyboardEvent) => {
  if (altKey || isComposing) return undefined;
  const isLetter = /^\p{L}$/u.test(key);
  // Shift is part of a character such as '?', and a modifier of all else.
  const isShifted = shiftKey && (isLetter || key.length > 1);
  return `${ctrlKey || metaKey ? 'Control+' : ''}${isShifted ? 'Shift+' : ''}${isLetter ? key.toUpperCase() : key}`;
};

/** True while a key would type, or belongs to an open dialog, menu or list of choices. */
export const isTaken = ({ target }: KeyboardEvent) =>
  document.querySelector(OPEN) !== null || (target instanceof Element && target.closest(TYPED_IN) !== null);
