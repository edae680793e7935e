/** Of a customer's tasks. Apart from the catalogue: they come with the tasks. */
export const taskTexts = {
  maybeAdded: 'Misschien is de taak toch toegevoegd. Kijk dat in de lijst na.',
  notRead: 'De wijziging is opgeslagen, maar de takenlijst kon niet opnieuw worden geladen.',
};
