import english from 'ra-language-english';
import { describe, expect, it } from 'vitest';
import { i18nProvider } from '../../i18n/i18nProvider';
import { messages } from '../../i18n/messages';
import { codeOf, filesUnder, isCode } from '../architecture/sources';

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
    expect(i18nProvider.getLocale()).toBe('nl');
  });

  it('calls nobody u', () => {
    expect([...dutch].filter(([, text]) => /\b[Uu]w?\b/.test(text)).map(([key]) => key)).toEqual([]);
  });
});

const withoutStoreKeys = (path: string) => codeOf(path).replace(/useStore(<[^>]*>)?\('[^']+'/g, '');

/** Every literal of the code that may be a key; `${…}` stands for any word. */
const written = filesUnder('src')
  .filter(isCode)
  .flatMap((path) =>
    [...withoutStoreKeys(path).matchAll(/(['"`])((?:(?!\1)[^\\\n]|\\.)*)\1/g)].map((match) => match[2] ?? ''),
  )
  .filter((text) => /^(\w|\.|\$\{[^{}]+\})+$/.test(text));
// A template within a template hides what follows it from the search above.
const translated = filesUnder('src')
  .filter(isCode)
  .flatMap((path) => [...codeOf(path).matchAll(/translate\(\s*'([^']+)'/g)].map((match) => match[1] ?? ''));
const patterns = [...new Set([...written, ...translated])]
  .filter((text) => /\w{3}/.test(text.replace(/\$\{[^}]*\}/g, '')))
  .map((text) => new RegExp(`^${text.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '.+')}$`));

describe("the app's own texts", () => {
  // Read as objects by what must not load the catalogue; TypeScript holds those.
  const byObject = /^(login|crash|failures)\.|^app\.(name|loading|session\.\w+)$/;
  // react-admin derives these keys from resource and field.
  const derived = /^resources\./;

  it('are each used', () => {
    const own = [...dutch.keys()].filter((key) => !key.startsWith('ra.') && !byObject.test(key) && !derived.test(key));
    expect(own.filter((key) => !patterns.some((pattern) => pattern.test(key)))).toEqual([]);
  });

  it('are each there where the code names them', () => {
    const roots = Object.keys(messages).filter((root) => root !== 'resources');
    const named = new Set(translated);
    for (const text of written)
      if (/^\w+(\.\w+)+$/.test(text) && roots.includes(text.split('.')[0] ?? '')) named.add(text);
    expect([...named].filter((key) => !dutch.has(key))).toEqual([]);
  });
});
