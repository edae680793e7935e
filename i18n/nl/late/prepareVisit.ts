/** Texts of the button that prepares a visit, on the customer's dashboard. */
export const prepareTexts = {
  prepare: 'Bezoek voorbereiden',
  preparing: 'Bezig met voorbereiden',
  prepared: (ago: string) => `Zonder netwerk te openen, bijgewerkt ${ago}`,
  isPrepared: 'Zonder netwerk te openen',
  failed: 'Het bezoek is niet voorbereid: niet alles kon op dit apparaat worden bewaard.',
};
