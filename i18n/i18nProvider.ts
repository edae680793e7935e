import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { messages } from './messages';
import { merge } from './texts';

/** In production a missing text shows its key; in development and tests it throws. */
const missing = (key: string): string => {
  if (import.meta.env.PROD) return key;
  throw new Error(`No Dutch text for ${key}`);
};

const LOCALE = 'nl';
const COUNTS = /^(smart_count|total|offset)/;

/** Puts the values into a text; counts have dots between thousands. */
function fillIn(this: string, tokens: RegExp, given: (token: string, name: string) => unknown): string {
  return this.replace(tokens, (token: string, name: string) => {
    const value = given(token, name);
    return typeof value === 'number' && COUNTS.test(name) ? value.toLocaleString(LOCALE) : String(value);
  });
}

let texts = messages;

export const i18nProvider: I18nProvider = polyglotI18nProvider(
  // The cast is needed: the glob has no key types. A test compares the keys with react-admin's own catalogue.
  () => texts as TranslationMessages,
  LOCALE,
  [{ locale: LOCALE, name: 'Nederlands' }],
  { allowMissing: false, onMissingKey: missing, replace: fillIn },
);

let loading: Promise<void> | undefined;

/** Loads the texts that neither frame nor home has: to be awaited before anything else is shown. */
export const loadLaterTexts = (): Promise<void> => {
  loading ??= import('./laterMessages')
    .then(({ laterMessages }) => {
      texts = merge(messages, laterMessages);
      return i18nProvider.changeLocale(LOCALE);
    })
    .catch((error) => {
      // Its next use asks again.
      loading = undefined;
      throw error;
    });
  return loading;
};
