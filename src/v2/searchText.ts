/** Text to compare in a search, without accents, capitals and extra white space: 'Ẽén  Café ' -> 'een cafe'. */
export function normalizeSearch(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** The words of a search, to compare with such a text. */
export const searchWords = (q: string): string[] =>
  normalizeSearch(q)
    .split(' ')
    .filter((word) => word !== '');

/** A search word; a telephone number also as digits only. */
export const spellingsOf = (word: string): string[] =>
  /^[+\d().\-/]{7,}$/.test(word) ? [word, word.replace(/[^\d+]/g, '')] : [word];
