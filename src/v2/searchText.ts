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

/** The words of a search, to compare with such a text. */
export const searchWords = (q: string): string[] =>
  normalizeSearch(q)
    .split(' ')
    .filter((word) => word !== '');

/** A search word; a telephone number also as digits only. */
export const spellingsOf = (word: string): string[] =>
  /^[+\d().\-/]{7,}$/.test(word) ? [word, word.replace(/[^\d+]/g, '')] : [word];
