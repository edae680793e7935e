import { isMailable } from '../../src/v2/email';

/** The addresses in a text, separated by commas. Empty when one is wrong, so that no mail reaches only some. */
export const recipientsOf = (text: string): string[] => {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return parts.every(isMailable) ? [...new Set(parts)] : [];
};
