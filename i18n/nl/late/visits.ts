/** Texts of what works without a network. Apart from the catalogue, which loads with the first screen. */
export const visitTexts = {
  lost: 'Geen verbinding',
  oldest: (ago: string) => `Je ziet wat op dit apparaat is bewaard. Het oudste is van ${ago}.`,
  nothing: 'Wat hier niet is bewaard, kan nu niet worden geopend.',
  newVersion: 'Er is een nieuwe versie van Wasbeheer.',
  reload: 'Vernieuwen',
  prepare: 'Bezoek voorbereiden',
  preparing: 'Bezig met voorbereiden',
  prepared: (ago: string) => `Zonder netwerk te openen, bijgewerkt ${ago}`,
  failed: 'Het bezoek is niet voorbereid: niet alles kon op dit apparaat worden bewaard.',
};
