import './cheapStyles';

/** Leaves out what jsdom does at great cost and no test needs. The files of a worker share it. */

// jsdom reads the whole page for each label when a test looks for a field by its label, a third of the time of long forms.
const LABELABLE = 'button, input:not([type=hidden]), meter, output, progress, select, textarea';
const labelsOf = (field: Element): Element[] =>
  [...document.getElementsByTagName('label')].filter((label) =>
    label.htmlFor ? label.htmlFor === field.id : label.contains(field) && label.querySelector(LABELABLE) === field,
  );
for (const { prototype } of [HTMLButtonElement, HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement])
  Object.defineProperty(prototype, 'labels', {
    configurable: true,
    get(this: Element) {
      return this.matches(LABELABLE) ? labelsOf(this) : null;
    },
  });
