export default {
  inputs: {
    none: 'Geen',
    noChoice: 'Niets gevonden',
    priceWithVat: '%{price} incl. btw',
    hints: {
      noNumber: 'Dit is geen getal, en komt niet in de grafiek.',
      belowZero: 'Dit is onder nul. Klopt dat?',
      noYear: 'Dit lijkt geen bouwjaar, zoals 2019.',
      manyDecimals: 'Dit heeft meer dan twee cijfers achter de komma. Klopt dat?',
    },
    color: {
      pick: 'Kleur kiezen',
      hint: 'Kies een kleur of typ een code, bijvoorbeeld #2e7d32.',
    },
    image: {
      choose: 'Kies een afbeelding',
      replace: 'Vervangen',
      remove: 'Verwijderen',
      hint: 'Of sleep of plak hem hier. PNG, JPEG, WebP of GIF, hoogstens 5 MB; een grote foto wordt verkleind.',
      preview: 'Gekozen afbeelding',
      wrongType: 'Kies een PNG-, JPEG-, WebP- of GIF-afbeelding.',
      noHeif: 'Deze browser kan geen HEIC- of AVIF-afbeelding lezen. Sla hem op als JPEG, en kies die.',
      unreadable: 'Deze afbeelding kan niet worden gelezen.',
      tooLarge: 'De afbeelding is groter dan 5 MB.',
    },
  },
};
