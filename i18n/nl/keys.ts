export default {
  keys: {
    title: 'Sneltoetsen',
    group: { anywhere: 'Overal', list: 'In een lijst', go: 'Naar een scherm' },
    characters: 'Toetsen van één teken gebruiken, zoals / en N',
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
    go: 'Eerst deze toets, dan de letter van het scherm',
  },
};
