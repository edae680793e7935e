/** Texts of the form of an appointment. Apart from the catalogue, which loads with the first screen: they come with it. */
export const reportTexts = {
  doubleBooked: (names: string) => `Je hebt dan al een afspraak bij ${names}.`,
  stays:
    'Een afspraak kan niet worden verwijderd. Gaat die niet door? Kies dan een andere datum, of zet het bij de opmerkingen.',
};
