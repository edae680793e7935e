/** Texts of putting an old value back. Apart from the catalogue: they come with the history. */
export const putBackTexts = {
  button: 'Terugzetten',
  title: (field: string, name: string) => `${field} terugzetten bij ${name}?`,
  now: 'Nu',
  again: 'Wordt weer',
  done: 'De oude waarde is teruggezet',
  failed: 'Er ging iets mis met het terugzetten.',
  nothingChanged: 'Er is niets gewijzigd.',
  inBin: 'Wat is verwijderd, zet je binnen 30 dagen terug vanuit de prullenbak. Dit stond erin.',
  toBin: 'Naar de prullenbak',
  deleted: 'Wat is verwijderd, kan hier niet worden teruggezet. Dit stond erin: voeg het zo nodig opnieuw toe.',
  hindered: {
    gone: 'Dit bestaat niet meer, dus er kan niets worden teruggezet.',
    unreadable: 'De gegevens konden niet worden geladen. Probeer het later opnieuw.',
    already: 'Deze waarde staat er al: er valt niets terug te zetten.',
    pictureGone: 'Een vervangen afbeelding blijft dertig dagen bewaard. Deze is er niet meer.',
  },
  not: {
    secret: 'Een wachtwoord wordt niet bewaard en kan dus niet worden teruggezet.',
    order: 'Een volgorde zet je terug door te slepen op het scherm zelf.',
    list: 'Dit kun je alleen in het formulier zelf terugzetten.',
    picture: 'Er stond nog geen afbeelding. Deze kun je alleen vervangen.',
    fixed: 'Dit kan niet worden teruggezet.',
  },
};
