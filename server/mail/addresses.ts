/** E-mail addresses, as far as can be told without sending. */

const PART = '[^\\s@,;:<>"()\\[\\]\\\\]+';
const EMAIL = new RegExp(`^${PART}@${PART}\\.${PART}$`);

export const isEmail = (text: string): boolean => EMAIL.test(text);

/** The addresses in one text, split by commas; none when any part is no address, so that no mail goes half the way. */
export const recipientsOf = (text: string): string[] => {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return parts.every(isEmail) ? [...new Set(parts)] : [];
};
