/** Texts of the norms for water. Apart from the catalogue: they come with their screens. */
export const normTexts = {
  guide: 'Richtwaarde, geen wettelijke norm.',
  empty: 'Laat een grens leeg waar er geen is.',
  good: 'Goed',
  doubtful: 'Twijfelachtig',
  advice: 'Advies',
  none: '-',
};
