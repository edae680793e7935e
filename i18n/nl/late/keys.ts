/** Texts of the sheet of keys. Apart from the catalogue: they come with the sheet. */
export const keyTexts = {
  group: { anywhere: 'Overal', list: 'In een lijst', order: 'In een volgorde', go: 'Naar een scherm' },
  characters: 'Toetsen van één teken gebruiken, zoals / en N',
  does: {
    find: 'Zoeken en doen',
    save: 'Opslaan',
    send: 'Opslaan of versturen vanuit een tekstvak',
    help: 'Deze lijst met sneltoetsen',
    search: 'Naar het zoekveld',
    create: 'Nieuw',
    next: 'Vanuit het zoekveld naar de regels, en naar de volgende',
    previous: 'Naar de vorige regel',
    open: 'De regel openen',
    back: 'Van een regel terug naar het zoekveld',
    select: 'De regel kiezen, na ‘Kiezen’',
    selected: 'Naar wat er met gekozen regels kan',
    undo: 'Een verplaatsing ongedaan maken',
    redo: 'Een verplaatsing opnieuw doen',
    go: 'Eerst deze toets, dan de letter van het scherm',
  },
};
