import createCache from '@emotion/cache';

/**
 * What jsdom tells about the style of elements, at a tenth of the cost. A test that looks for something asks whether each
 * element that it passes is hidden, and jsdom tries every rule on it again after each change of the page.
 */

/** Only rules that hide, or show again, come into the page. */
const HIDES = /display:\s*none|visibility:|pointer-events:/;
const SELECTORS = /([^{}]+)\{[^{}]*\}/g;
/** By which class jsdom is asked. */
const named = new Set<string | undefined>();
/** These are about more than the classes of an element and of those that it stands in. */
const OF_OTHERS = /[+~[]|:(not|has)\(/;
/** The last class of a selector: of the element that it is about, or of one that this stands in. */
export const nameIn = (selector: string) =>
  OF_OTHERS.test(selector) ? undefined : selector.match(/.*\.([\w-]+)/)?.[1];
const sheet: { insert: (rule: string) => void } = Object.getPrototypeOf(createCache({ key: 'any' }).sheet);
const { insert } = sheet;
sheet.insert = function insertHiding(rule) {
  if (!HIDES.test(rule)) return;
  for (const [, selectors = ''] of rule.matchAll(SELECTORS))
    for (const selector of selectors.split(',')) named.add(nameIn(selector));
  insert.call(this, rule);
};

const page = document.defaultView ?? window;
const { getComputedStyle } = page;
/** Nothing has a width without a layout: a text field that grows with its text then measures nothing else of itself. */
const NO_WIDTH = '0px';
const styleByJsdom = (element: Element, pseudo?: string | null): CSSStyleDeclaration => {
  const style = getComputedStyle(element, pseudo);
  return element instanceof HTMLTextAreaElement ? Object.defineProperty(style, 'width', { value: NO_WIDTH }) : style;
};

/** How often the page has changed, which jsdom counts on its own object behind the document. */
const [behind = ''] = Object.getOwnPropertySymbols(document).filter(({ description }) => description === 'impl');
const changesOfPage = (): number => Reflect.get(Reflect.get(document, behind), '_version');
let ordinary = new Map<Element, boolean>();
let ordinaryAt = -1;

const HIDING_ATTRIBUTES = ['hidden', 'popover'];
/** Their look depends on more than their name and type. */
const OWN_RULES = ['dialog', 'summary', 'embed'];
/** True when the element, and all that it stands in, looks as the browser shows such an element without any rule. */
const isOrdinary = (element: Element): boolean => {
  const before = ordinary.get(element);
  if (before !== undefined) return before;
  const classes = element.getAttribute('class')?.split(' ') ?? [];
  const is =
    !classes.some((name) => named.has(name)) &&
    !/display|visibility|pointer-events/.test(element.getAttribute('style') ?? '') &&
    !HIDING_ATTRIBUTES.some((name) => element.hasAttribute(name)) &&
    !OWN_RULES.includes(element.localName) &&
    (!element.parentElement || isOrdinary(element.parentElement));
  ordinary.set(element, is);
  return is;
};

/** By name and type of an element: the properties that tell whether it is hidden. */
const looks = new Map<string, Map<string | symbol, string>>();
const lookOf = (element: Element): Map<string | symbol, string> => {
  const kind = `${element.namespaceURI} ${element.localName} ${element.getAttribute('type')}`;
  const before = looks.get(kind);
  if (before) return before;
  const { display, visibility, pointerEvents } = styleByJsdom(element);
  const look = new Map(Object.entries({ display, visibility, pointerEvents, 'pointer-events': pointerEvents }));
  if (element instanceof HTMLTextAreaElement) look.set('width', NO_WIDTH);
  looks.set(kind, look);
  return look;
};

const { style: anyStyle } = document.createElement('div');
page.getComputedStyle = (element, pseudo) => {
  // A rule without a class, or of others, may be about anything.
  if (pseudo || named.has(undefined) || !element.isConnected) return styleByJsdom(element, pseudo);
  const changes = changesOfPage();
  if (ordinaryAt !== changes) ordinary = new Map();
  ordinaryAt = changes;
  if (!isOrdinary(element)) return styleByJsdom(element);
  const look = lookOf(element);
  let all: CSSStyleDeclaration | undefined;
  const whole = () => {
    all ??= styleByJsdom(element);
    return all;
  };
  const read = (name: string | symbol) => look.get(name) ?? Reflect.get(whole(), name);
  const getPropertyValue = (name: string) => look.get(name) ?? whole().getPropertyValue(name);
  return new Proxy(anyStyle, { get: (_, name) => (name === 'getPropertyValue' ? getPropertyValue : read(name)) });
};
