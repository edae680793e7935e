/** Texts of a field of e-mail addresses. Apart from the catalogue. */
export const emailTexts = {
  notOne: (typed: string) => `${typed}, geen e-mailadres`,
};
