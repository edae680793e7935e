/** What became of an order, for screen readers. Apart from the catalogue: it comes after the list. */
export const orderTexts = {
  offered: 'Er is een niet opgeslagen volgorde.',
  undone: (count: number) => `${count} ${count === 1 ? 'verplaatsing' : 'verplaatsingen'} ongedaan gemaakt.`,
  restored: 'De volgorde is hersteld.',
};
