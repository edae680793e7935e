export default {
  inputs: {
    none: 'Geen',
    noChoice: 'Niets gevonden',
    choicesFailed: 'De keuzes konden niet worden geladen.',
    priceWithVat: '%{price} incl. btw',
    hints: {
      noNumber: 'Dit is geen getal, en komt niet in de grafiek.',
      belowZero: 'Dit is onder nul. Klopt dat?',
      dearer: 'Dit is niet lager dan de prijs. Klopt dat?',
      noYear: 'Dit lijkt geen bouwjaar, zoals 2019.',
      noColor: 'Dit is geen kleurcode.',
      threeDecimals: 'Dit zijn drie cijfers achter de komma. Typ voor duizenden geen punt.',
      manyDecimals: 'Dit heeft meer dan twee cijfers achter de komma. Klopt dat?',
    },
    color: {
      pick: 'Kleur kiezen',
      hint: 'Kies een kleur of typ een code, bijvoorbeeld #2e7d32.',
    },
  },
};
