export default {
  calendar: {
    previous: 'Vorige maand',
    next: 'Volgende maand',
    month: 'Maand',
    year: 'Jaar',
    today: 'Vandaag',
    add: 'Afspraak maken op %{day}',
    addHint: 'Kies een dag om een afspraak te maken.',
    arrows: 'Met de pijltjes naar een andere dag.',
    older: 'Oudere afspraken staan bij de klant.',
    further: '+%{count}',
  },
};
