/** Most texts: nothing to decompose. That takes longer than all the rest, and a list may have 100,000 texts. */
const ASCII = /^[ -~]*$/;

/** Text to compare in a search, without accents, capitals and extra white space: 'Ẽén  Café ' -> 'een cafe'. */
export function normalizeSearch(text: string): string {
  const letters = ASCII.test(text) ? text : text.normalize('NFKD').replace(/\p{M}/gu, '');
  return letters
    .toLowerCase()
    .replace(/\s{2,}|[^\S ]/g, ' ')
    .trim();
}

/** The words of a search, to compare with such a text: '€ 84,50' has one. */
export const searchWords = (q: string): string[] =>
  normalizeSearch(q)
    .split(/[ €]/)
    .filter((word) => !/^[-/]?$/.test(word));

/** A search word, and how texts have what is shown otherwise: a telephone or VAT number, a date, an amount, '#1234'. */
export const spellingsOf = (word: string): string[] => [
  ...new Set([
    word,
    /^[+\d().\-/]{7,}$/.test(word) ? word.replace(/[^\d+]/g, '') : word,
    /^[a-z]{2}[\d.b-]{9,}$/.test(word) ? word.replace(/[.-]/g, '') : word,
    word.replace(/^#(?=\d)/, ''),
    word.replace(/^(\d\d)-(\d\d)-(\d{4})$/, '$3-$2-$1'),
    word.replace(/^(\d+)\.?(\d*),(\d*)$/, '$1$2.$3'),
    word.replace(/^(\d{1,3})\.(\d{3})$/, '$1$2'),
  ]),
];
