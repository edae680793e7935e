/** The text of a failed call, by kind of V2Error. Apart from the catalogue: the login has no more than these. */
export const failures = {
  network: 'Er is geen verbinding met de server.',
  timeout: 'De server antwoordt niet op tijd.',
  aborted: 'De aanvraag is afgebroken.',
  unauthorized: 'Je bent niet meer ingelogd.',
  refused: 'De server heeft dit niet aangenomen.',
  failed: 'Er ging iets mis op de server.',
  unreadable: 'De server gaf een onbegrijpelijk antwoord.',
};

/** Of a 413 that gives no reason: a proxy before the server refuses what the server would take. */
export const tooLarge = 'Dit is te groot voor de server, of voor wat ervoor staat.';
