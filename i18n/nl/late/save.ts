/** After a save. Apart from the catalogue: it comes with the forms. */
export const saveTexts = {
  leftToSave: 'Wat je daarna nog wijzigde, is nog niet opgeslagen. Sla dat ook op.',
  imageStored: 'Een gewijzigde afbeelding is al wel opgeslagen.',
};
