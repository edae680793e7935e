/** Of two people who changed the same fields. Apart from the catalogue: they come with the dialog. */
export const conflictTexts = {
  title: 'Intussen gewijzigd',
  content: 'Deze velden zijn gewijzigd sinds je dit opende. Kies per veld welke waarde wordt opgeslagen.',
  mine: 'Van jou:',
  theirs: 'Nu opgeslagen:',
  theirsOf: (name: string) => `Van ${name}:`,
  changed: (name: string, moment: string) => `${name} wijzigde dit op ${moment}.`,
  save: 'Opslaan met deze keuze',
};
