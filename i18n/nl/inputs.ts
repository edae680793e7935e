export default {
  inputs: {
    priceWithVat: '%{price} incl. btw',
    image: {
      choose: 'Kies een afbeelding',
      replace: 'Vervangen',
      remove: 'Verwijderen',
      hint: 'Of sleep of plak hem hier. PNG, JPEG, WebP of GIF, hoogstens 5 MB.',
      preview: 'Gekozen afbeelding',
      wrongType: 'Kies een PNG-, JPEG-, WebP- of GIF-afbeelding.',
      unreadable: 'Deze afbeelding kan niet worden gelezen.',
    },
  },
};
