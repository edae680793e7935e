import { SHORTCUTS, type ShortcutName } from './shortcuts';

/** Parts of react-admin that carry no `aria-keyshortcuts`. */
const STOCK: Partial<Record<ShortcutName, string>> = {
  search: 'main :is([role=searchbox], input[type=search], input[name=q])',
  create: 'main .RaCreateButton-root',
};

/** The first control that says by `aria-keyshortcuts` that this key presses it. */
export const controlOf = (name: ShortcutName): HTMLElement | undefined => {
  const said = `[aria-keyshortcuts~="${SHORTCUTS[name].keys}"]`;
  const found = document.querySelectorAll<HTMLElement>([said, STOCK[name]].filter(Boolean).join());
  return [...found].find((control) => !control.matches(':disabled'));
};

/** Presses it; goes to a field. */
export const press = (name: ShortcutName): boolean => {
  const control = controlOf(name);
  if (control instanceof HTMLInputElement) control.select();
  // What is no control of its own stands before those that it names.
  if (control?.matches('input, [tabindex="-1"]')) control.focus();
  else control?.click();
  return control !== undefined;
};

/** An open dialog or menu of MUI keeps the focus; one that is closing has given it back. */
export const MODAL = '.MuiModal-root';
