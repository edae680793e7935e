import type { FocusEvent, KeyboardEvent } from 'react';

/**
 * On a touch screen Enter goes to the next field, and the key of the screen's keyboard says so. The last field's Enter
 * sends the form, as every field's Enter does where there is a mouse: there Tab goes on.
 */

const FIELDS = 'input:not([type=hidden], [type=file]), textarea, [role=combobox]';
/** The fields in which Enter would send the form. */
const OF_ONE_LINE = 'input:not([type=checkbox], [type=radio], [type=file], [role=combobox])';

const isTouch = () => window.matchMedia('(pointer: coarse)').matches;

const nextOf = (field: HTMLElement): HTMLElement | undefined => {
  const fields = [...(field.closest('form')?.querySelectorAll<HTMLElement>(FIELDS) ?? [])].filter(
    // MUI's select has an input behind it.
    (one) => !one.matches(':disabled, [aria-disabled=true], [aria-hidden=true]'),
  );
  return fields[fields.indexOf(field) + 1];
};

/** The form's own handlers. */
export const enterOnTouch = {
  onFocus: ({ target }: FocusEvent): void => {
    if (target instanceof HTMLInputElement && target.matches(OF_ONE_LINE) && isTouch())
      target.enterKeyHint = nextOf(target) ? 'next' : 'done';
  },
  onKeyDown: (event: KeyboardEvent): void => {
    const { target, key, ctrlKey, metaKey, nativeEvent } = event;
    if (key !== 'Enter' || ctrlKey || metaKey || nativeEvent.isComposing || event.defaultPrevented) return;
    if (!(target instanceof HTMLInputElement) || !target.matches(OF_ONE_LINE) || !isTouch()) return;
    const next = nextOf(target);
    if (!next) return;
    event.preventDefault();
    next.focus();
  },
};
