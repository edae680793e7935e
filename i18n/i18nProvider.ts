import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { messages } from './messages';

/** In production a missing text shows its key; in development and tests it throws. */
const missing = (key: string): string => {
  if (import.meta.env.PROD) return key;
  throw new Error(`No Dutch text for ${key}`);
};

export const i18nProvider: I18nProvider = polyglotI18nProvider(
  // The cast is needed: the glob has no key types. A test compares the keys with react-admin's own catalogue.
  () => messages as TranslationMessages,
  'nl',
  [{ locale: 'nl', name: 'Nederlands' }],
  { allowMissing: false, onMissingKey: missing },
);
