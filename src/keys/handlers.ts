import { controlOf, MODAL, press } from './controls';
import { back, open, select, step } from './rows';
import type { ShortcutName } from './shortcuts';

/** What each key does. False: nothing here, so the key stays the browser's. */
type Handler = () => boolean;

/** Its own save button says whether a form can be sent. What is typed to choose by counts, as when that is clicked. */
const submit = (form: HTMLFormElement | null | undefined): boolean => {
  const { activeElement } = document;
  if (activeElement instanceof HTMLInputElement && activeElement.role === 'combobox') {
    activeElement.blur();
    activeElement.focus();
  }
  form?.querySelector<HTMLElement>('[type=submit]')?.click();
  return Boolean(form);
};

/** The form with the focus, else what has its own button for it, else the only form outside panels, which keep theirs. */
const save = () => {
  if (document.activeElement?.closest(MODAL)) return false;
  // To save is not to send.
  if (controlOf('send')) return true;
  const forms = document.querySelectorAll<HTMLFormElement>(`form:not(${MODAL} *, .card *)`);
  const onlyForm = forms.length === 1 ? forms.item(0) : null;
  return submit(document.activeElement?.closest('form')) || press('save') || submit(onlyForm);
};

/** From a text of several lines. A form of one line is sent by Enter itself. */
const send = () => {
  const form = document.activeElement?.closest('form');
  if (form) return form.querySelector('textarea') !== null && submit(form);
  return document.activeElement?.tagName === 'TEXTAREA' && press('send');
};

interface Waiting {
  openSheet: () => void;
  /** The next key is the letter of a screen. */
  waitForLetter: () => void;
}

const doing = (act: () => void) => () => {
  act();
  return true;
};

export const handlersOf = ({ openSheet, waitForLetter }: Waiting): Record<ShortcutName, Handler> => ({
  find: () => press('find'),
  save,
  send,
  search: () => press('search'),
  create: () => press('create'),
  next: () => step(1),
  previous: () => step(-1),
  open,
  back,
  select,
  selected: () => press('selected'),
  undo: () => press('undo'),
  redo: () => press('redo'),
  help: doing(openSheet),
  go: doing(waitForLetter),
});
