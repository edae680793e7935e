import english from 'ra-language-english';
import { describe, expect, it } from 'vitest';
import { i18nProvider } from '../../i18n/i18nProvider';
import { messages } from '../../i18n/messages';
import { split } from '../../i18n/split';
import { merge } from '../../i18n/texts';
import { codeOf, filesUnder, isCode, reached, textOf } from '../architecture/sources';

type Tree = { [key: string]: string | Tree };
const flat = (tree: Tree, prefix = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : flat(value, `${prefix}${key}.`),
  );
const parameters = (text: string) => [...text.matchAll(/%\{(\w+)\}/g)].map((match) => match[1]);

const dutch = new Map(flat(messages));
// The published type names each key; here it is a tree like any other.
const theirs = new Map(flat(english as unknown as Tree));

describe("react-admin's texts", () => {
  it('are all there in Dutch, and none that it does not know', () => {
    expect([...theirs.keys()].filter((key) => !dutch.has(key))).toEqual([]);
    // The published Dutch has one of an earlier react-admin.
    const gone = ['ra.navigation.prev'];
    expect([...dutch.keys()].filter((key) => key.startsWith('ra.') && !theirs.has(key))).toEqual(gone);
  });

  it('are none of them left in English', () => {
    const words = (text: string) => text.replace(/%\{\w+\}/g, '');
    const same = [...theirs].filter(([key, text]) => dutch.get(key) === text && /[a-z]{3}/.test(words(text)));
    expect(same.map(([, text]) => text)).toEqual(['Details']);
  });

  it('ask for nothing that react-admin does not give', () => {
    const more = [...theirs].filter(([key, text]) => {
      const given = [...parameters(text), 'smart_count'];
      return parameters(dutch.get(key) ?? '').some((name) => !given.includes(name));
    });
    expect(more.map(([key]) => key)).toEqual([]);
  });
});

describe('a text', () => {
  it('that is missing is an error, not a key on the screen', () => {
    expect(() => i18nProvider.translate('app.no_such_text')).toThrow('app.no_such_text');
  });

  it('counts in Dutch', () => {
    expect(i18nProvider.translate('ra.notification.deleted', { smart_count: 1 })).toBe('Verwijderd');
    expect(i18nProvider.translate('ra.notification.deleted', { smart_count: 3 })).toBe('3 verwijderd');
    expect(i18nProvider.translate('ra.notification.deleted', { smart_count: 12_345 })).toBe('12.345 verwijderd');
    expect(i18nProvider.getLocale()).toBe('nl');
  });

  it('calls nobody u', () => {
    const isFormal = (text: string) => /\b[Uu]w?\b/.test(text);
    expect([...dutch].filter(([, text]) => isFormal(text)).map(([key]) => key)).toEqual([]);
    const late = filesUnder('i18n/nl/late');
    expect(late.length).toBeGreaterThan(20);
    expect(late.filter((path) => isFormal(codeOf(path)))).toEqual([]);
  });
});

const withoutStoreKeys = (path: string) => codeOf(path).replace(/(useStore(<[^>]*>)?\(|_KEY = )'[^']+'/g, '');

/** Every literal of a file that may be a key; `${…}` stands for any name. */
const literalsOf = (path: string) =>
  [...withoutStoreKeys(path).matchAll(/(['"`])((?:(?!\1)[^\\\n]|\\.)*)\1/g)]
    .map((match) => match[2] ?? '')
    .filter((text) => /^(\w|\.|\$\{[^{}]+\})+$/.test(text));
const patternsOf = (literals: string[]) =>
  [...new Set(literals)]
    .filter((text) => /\w{3}/.test(text.replace(/\$\{[^}]*\}/g, '')))
    .map((text) => new RegExp(`^${text.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '[^.]+')}$`));

const written = filesUnder('src').filter(isCode).flatMap(literalsOf);
// A template within a template hides what follows it from the search above.
const translated = filesUnder('src')
  .filter(isCode)
  .flatMap((path) => [...codeOf(path).matchAll(/translate\(\s*'([^']+)'/g)].map((match) => match[1] ?? ''));
const patterns = patternsOf([...written, ...translated]);

describe("the app's own texts", () => {
  // Derived by react-admin from resource and field. Fields of a resource without a screen: server/audit/texts.test.ts.
  const derived = /^resources\.\w+\.(fields\.|page\.(create|edit)$)/;

  it('are each used', () => {
    const own = [...dutch.keys()].filter((key) => !key.startsWith('ra.') && !derived.test(key));
    expect(own.filter((key) => !patterns.some((pattern) => pattern.test(key)))).toEqual([]);
  });

  it('that come late are each of some screen', () => {
    const code = filesUnder('src').filter(isCode).map(textOf).join('\n');
    const late = filesUnder('i18n/nl/late').map((path) => path.replace(/\.ts$/, ''));
    expect(late.length).toBeGreaterThan(20);
    expect(late.filter((path) => !code.includes(`/${path}'`))).toEqual([]);
  });

  it('are each there where the code names them', () => {
    const roots = Object.keys(messages).filter((root) => root !== 'resources');
    const named = new Set(translated);
    for (const text of written)
      if (/^\w+(\.\w+)+$/.test(text) && roots.includes(text.split('.')[0] ?? '')) named.add(text);
    expect([...named].filter((key) => !dutch.has(key))).toEqual([]);
  });
});

describe('in a build', () => {
  const { first, later } = split(messages);
  const atFirst = new Set(flat(first).map(([key]) => key));
  /** The texts that a screen names, with all that comes with it. */
  const namedBy = (...screens: string[]) => {
    const named = patternsOf(screens.flatMap((screen) => [...reached(screen)].flatMap(literalsOf)));
    return [...dutch.keys()].filter((key) => named.some((pattern) => pattern.test(key)));
  };

  it('each text is either among the first or among the later ones', () => {
    expect(merge(first, later)).toEqual(messages);
    expect(atFirst.size).toBeLessThan(dutch.size / 5);
  });

  it('the first are all that frame and home name, because neither waits for the others', () => {
    const named = namedBy('src/app/App.tsx', 'src/pages/home/HomePage.tsx');
    expect(named.length).toBeGreaterThan(60);
    expect(named.filter((key) => !atFirst.has(key))).toEqual([]);
  });

  it('another screen names later ones', () => {
    expect(namedBy('src/resources/products/ProductList.tsx').filter((key) => !atFirst.has(key))).not.toEqual([]);
  });
});

it('texts are split by name, at any depth', () => {
  const texts = {
    app: { name: 'a' },
    a: { menu: 'b', other: 'c' },
    resources: { x: { name: 'd', fields: { y: 'e' } } },
  };
  expect(split(texts, [['app'], ['*', 'menu'], ['resources', '*', 'name']])).toEqual({
    first: { app: { name: 'a' }, a: { menu: 'b' }, resources: { x: { name: 'd' } } },
    later: { a: { other: 'c' }, resources: { x: { fields: { y: 'e' } } } },
  });
});
