/** Texts of the form of an appointment. Apart from the catalogue: they come with it. */
export const reportTexts = {
  doubleBooked: (names: string) => `Je hebt dan al een afspraak bij ${names}.`,
  unread: 'Of je dan al een afspraak hebt, is niet bekend.',
  stays:
    'Een afspraak kan niet worden verwijderd. Gaat die niet door? Kies dan een andere datum, of zet het bij de opmerkingen.',
};
