export default {
  inputs: {
    priceWithVat: '%{price} incl. btw',
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
      unreadable: 'Deze afbeelding kan niet worden gelezen.',
      tooLarge: 'De afbeelding is groter dan 5 MB.',
    },
  },
};
