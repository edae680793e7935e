export default {
  calendar: {
    previous: 'Vorige maand',
    next: 'Volgende maand',
    month: 'Maand',
    year: 'Jaar',
    today: 'Vandaag',
    further: '+%{count}',
    day: '%{day}: %{first} |||| %{day}: %{first}, en nog %{further}',
  },
};
