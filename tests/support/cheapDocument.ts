import createCache from '@emotion/cache';

/** Leaves out what jsdom does at great cost and no test needs. The files of a worker share it. */

// jsdom tries every style rule on every element that a test looks for, a quarter of all time: here only those that hide.
const HIDES = /display:\s*none|visibility:|pointer-events:/;
const sheet: { insert: (rule: string) => void } = Object.getPrototypeOf(createCache({ key: 'any' }).sheet);
const { insert } = sheet;
sheet.insert = function insertHiding(rule) {
  if (HIDES.test(rule)) insert.call(this, rule);
};

// Nothing has a width without a layout: a text field that grows with its text then measures nothing else of itself.
const page = document.defaultView ?? window;
const { getComputedStyle } = page;
page.getComputedStyle = (element, pseudo) => {
  const style = getComputedStyle(element, pseudo);
  return element instanceof HTMLTextAreaElement ? Object.defineProperty(style, 'width', { value: '0px' }) : style;
};

// jsdom reads the whole page for each label when a test looks for a field by its label, a third of the time of long forms.
const LABELABLE = 'button, input:not([type=hidden]), meter, output, progress, select, textarea';
const labelsOf = (field: Element): Element[] =>
  [...document.getElementsByTagName('label')].filter((label) =>
    label.htmlFor ? label.htmlFor === field.id : label.querySelector(LABELABLE) === field,
  );
for (const { prototype } of [HTMLButtonElement, HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement])
  Object.defineProperty(prototype, 'labels', {
    configurable: true,
    get(this: Element) {
      return this.matches(LABELABLE) ? labelsOf(this) : null;
    },
  });
