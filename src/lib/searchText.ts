/** Text as it is compared in a search: without accents, case or surplus white space, so 'cafe' finds 'Café'. */

/** 'Ẽén  Café ' -> 'een cafe'. */
export function normalizeSearch(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}
