/** Of the pages of a list. Apart from the catalogue: they come below its rows. */
export const pageTexts = {
  label: 'Pagina’s',
  turned: (page: number, from: number, to: number, total: number) => `Pagina ${page}: ${from}–${to} van ${total}`,
};
