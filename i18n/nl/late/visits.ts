/** Texts of what works without a network. Apart from the catalogue. */

/** By the row of the contract. */
const kinds: Readonly<Record<string, string>> = {
  'tasks create': 'Nieuwe taak',
  'tasks set': 'Taak afgerond',
  'tasks reopen': 'Taak heropend',
  'tasks delete': 'Taak verwijderd',
  'reports create': 'Nieuw afspraakrapport',
  'reports update': 'Afspraakrapport gewijzigd',
  'waterreports create': 'Nieuw waterrapport',
  'machines create': 'Nieuwe machine',
  'machines update': 'Machine gewijzigd',
  'machines updateOrder': 'Volgorde van de machines',
  'machines photo': 'Foto van een machine',
  'machines photo removal': 'Foto van een machine verwijderd',
};

export const offlineTexts = {
  lost: 'Geen verbinding',
  oldest: (ago: string) => `Je ziet wat op dit apparaat is bewaard. Het oudste is van ${ago}.`,
  nothing: 'Wat hier niet is bewaard, kan nu niet worden geopend.',
  visits: 'Bezoeken',
  prepared: 'Voorbereide bezoeken',
  nonePrepared: 'Op dit apparaat is geen bezoek voorbereid.',
  wait: (count: number) => (count === 1 ? '1 wacht' : `${count} wachten`),
  noneWaits: 'Er wacht niets meer.',
  notSent: (count: number) => `${count} niet verstuurd`,
  unsure: (count: number) => `${count} zonder antwoord`,
  show: 'Bekijk',
  title: 'Wat nog wacht',
  order: 'Wordt in deze volgorde verstuurd zodra er verbinding is.',
  stuck: 'Dit wordt pas verstuurd als is opgeslagen waar het bij hoort.',
  kinds,
  /** By the code that is stored with the write. */
  problems: {
    unsure:
      'Dit is verstuurd, maar er kwam geen antwoord. Misschien is het toch opgeslagen. Kijk dat na voordat je het opnieuw verstuurt.',
    orphaned: 'Dit hoort bij iets dat niet is opgeslagen.',
    changed: 'Dit is intussen gewijzigd.',
  },
  correct: 'Aanpassen',
  taken:
    'In dit formulier staat al iets anders dat niet is opgeslagen. Sla dat eerst op, of gooi het weg. Kies daarna weer Aanpassen.',
  again: 'Opnieuw versturen',
  drop: 'Weggooien',
  dropSure: 'Zeker weten?',
  dropAllSure: 'Zeker weten? Ook wat erbij hoort gaat weg.',
  /** For a screen reader: of several that wait, which one. */
  of: (action: string, name: string) => `${action}: ${name}`,
  close: 'Sluiten',
  signOut: 'Uitloggen?',
  loses: (count: number) =>
    count === 1
      ? 'Er is nog 1 wijziging niet verstuurd. Die gaat verloren als je uitlogt.'
      : `Er zijn nog ${count} wijzigingen niet verstuurd. Die gaan verloren als je uitlogt.`,
  mayLose: (count: number) =>
    count === 1
      ? 'Van 1 wijziging kwam geen antwoord. Als die niet is opgeslagen, gaat die verloren als je uitlogt.'
      : `Van ${count} wijzigingen kwam geen antwoord. Wat daarvan niet is opgeslagen, gaat verloren als je uitlogt.`,
  losesRecalled: (count: number) =>
    count === 1
      ? 'Er is nog een teruggeroepen pushbericht. De tekst gaat verloren als je uitlogt.'
      : `Er zijn nog ${count} teruggeroepen pushberichten. De teksten gaan verloren als je uitlogt.`,
  losesKept: (count: number) =>
    count === 1
      ? 'Er is nog een foto of een pushbericht niet verstuurd. Dat gaat verloren als je uitlogt.'
      : `Er zijn nog ${count} foto’s of pushberichten niet verstuurd. Die gaan verloren als je uitlogt.`,
  losesElsewhere:
    'In een ander tabblad staan wijzigingen die nog niet zijn opgeslagen. Die gaan verloren als je uitlogt.',
  stay: 'Blijf ingelogd',
  leave: 'Uitloggen en weggooien',
  newVersion: 'Er is een nieuwe versie van Wasbeheer.',
  reload: 'Vernieuwen',
  full: 'De opslag van dit apparaat is vol. Maak ruimte vrij, of probeer het opnieuw zodra er verbinding is.',
};
