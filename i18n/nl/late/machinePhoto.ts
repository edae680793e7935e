/** Texts of a machine's photo. Apart from the catalogue: they come with the machine's form. */
export const photoTexts = {
  title: 'Foto',
  of: (name: string) => `Foto van ${name}`,
  take: 'Foto maken',
  choose: 'Foto kiezen',
  hint: 'Een foto wordt verkleind en meteen bewaard. Een nieuwe vervangt de vorige. Je kunt hem ook hierheen slepen of plakken.',
  sending: 'De foto wordt verstuurd…',
  stored: (before: string, after: string) =>
    before === after ? `Foto bewaard (${after}).` : `Foto bewaard: ${before} → ${after}.`,
  failed: 'De foto is niet bewaard. Hij staat nog hier: verstuur hem nog eens.',
  failedThere: 'De foto is niet bewaard. Hij staat nog bij de machine: verstuur hem daar nog eens.',
  again: 'Nog eens versturen',
  remove: 'Foto verwijderen',
  removeTitle: 'Foto verwijderen?',
  removeQuestion: (name: string) => `De foto van ${name} gaat weg.`,
  removed: 'Foto verwijderd.',
  notRemoved: 'De foto is niet verwijderd. Probeer het opnieuw.',
  keptHere: 'Zonder verbinding blijft een foto op dit apparaat, tot hij verstuurd kan worden.',
  waits: 'Deze foto staat op dit apparaat. Hij wordt verstuurd zodra er verbinding is.',
  stuck: 'Deze foto staat op dit apparaat. Hij wordt pas verstuurd als de machine is opgeslagen.',
  removalWaits: 'De foto wordt verwijderd zodra er verbinding is.',
  offline: 'Een foto maken of wijzigen kan alleen met verbinding.',
};
