/** After a failed save. Apart from the catalogue: it comes with the forms. */
export const saveTexts = {
  imageStored: 'Een gewijzigde afbeelding is al wel opgeslagen.',
};
