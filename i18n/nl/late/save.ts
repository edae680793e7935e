/** After a save. Apart from the catalogue: it comes with the forms. */
export const saveTexts = {
  leftToSave: 'Wat je daarna nog wijzigde, is nog niet opgeslagen. Sla dat ook op.',
  keptToSave: 'Wat je daarna nog typte, wordt bij het formulier aangeboden.',
  unansweredOnce: 'Misschien is het toch opgeslagen. Sla gerust opnieuw op: er komt geen tweede.',
  unansweredAgain: 'Misschien is het toch opgeslagen. Sla gerust opnieuw op.',
  unansweredLook: 'Misschien is het toch opgeslagen. Kijk dat na voordat je opnieuw opslaat.',
  imageFailed: 'Alles is opgeslagen, behalve de afbeelding.',
  imageLeftToSave: 'Alles is opgeslagen, behalve de afbeelding. Sla opnieuw op om die nog te versturen.',
  imageAgain: 'Afbeelding opnieuw versturen',
  imageSent: 'Afbeelding opgeslagen',
  imageStored: 'Een gewijzigde afbeelding is al wel opgeslagen.',
};
