import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { messages } from './messages';

/** A key without a text shows itself to a user, and stops a developer or a test. */
const missing = (key: string): string => {
  if (import.meta.env.PROD) return key;
  throw new Error(`No Dutch text for ${key}`);
};

/** Dutch, and nothing but Dutch. */
export const i18nProvider: I18nProvider = polyglotI18nProvider(
  // The glob knows no keys; a test compares them with react-admin's own catalogue.
  () => messages as TranslationMessages,
  'nl',
  [{ locale: 'nl', name: 'Nederlands' }],
  { allowMissing: false, onMissingKey: missing },
);
