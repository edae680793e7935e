/** Texts of a field of e-mail addresses. Apart from the catalogue, which loads with the first screen. */
export const emailTexts = {
  notOne: (typed: string) => `${typed}, geen e-mailadres`,
};
