/** Texts of the cells of a file. Apart from the catalogue: they come with exports and imports. */
export const textsOfCells = {
  number: 'Nummer',
  yes: 'Ja',
  no: 'Nee',
  yesNo: 'Vul ja of nee in.',
  unknown: 'Deze naam is niet bekend, of er zijn er meer met deze naam.',
  shops: 'Vul shops in, gescheiden door |.',
  places: 'Vul een shop en een categorie in, bijvoorbeeld sireon › Shampoo. Scheid er meer met |.',
};
