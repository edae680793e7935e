/** Of writes that the dashboard itself refuses. Apart from the catalogue: they come with the provider. */
export const refusalTexts = {
  changedMeanwhile: 'Dit is intussen gewijzigd. Er is nog niets opgeslagen.',
  onlyReplaced: 'Dit kan alleen worden vervangen.',
};
