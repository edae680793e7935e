/** Numbers as files have them, in the notation of one column: '€ 1.234,50', '1,234.50', '12,-'. */

export type Notation = 'comma' | 'dot';

const bare = (text: string) =>
  text
    .replace(/€|eur\.?|\s/gi, '')
    .replace(/[,.]-+$/, '')
    .trim();

/** With a comma before its decimals, or a dot. By the whole column: '1.234' alone may be either. */
export const notationOf = (texts: readonly string[]): Notation => {
  const numbers = texts.map(bare);
  if (numbers.some((text) => /,\d{3}(,\d{3})*\.\d/.test(text))) return 'dot';
  return numbers.some((text) => /,\d+$/.test(text)) ? 'comma' : 'dot';
};

const THOUSANDS = {
  comma: /^[+-]?\d{1,3}(\.\d{3})+(,\d+)?$/,
  dot: /^[+-]?\d{1,3}(,\d{3})+\.\d+$/,
};

/** '€ 1.234,50' -> '1234.50'. What is no number stays, for the rules of its field to refuse. */
export const plainNumber = (text: string, notation: Notation): string => {
  const number = bare(text);
  if (THOUSANDS[notation].test(number))
    return number.replaceAll(notation === 'comma' ? '.' : ',', '').replace(',', '.');
  return number.replace(/^([+-]?\d+),(\d+)$/, '$1.$2');
};
