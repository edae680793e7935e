/** The light login imports this file itself; the rest of the app finds it in the catalogue. */
export default {
  app: {
    name: 'Wasbeheer',
    loading: 'Aan het laden',
  },
  login: {
    title: 'Inloggen',
    username: 'Gebruikersnaam',
    password: 'Wachtwoord',
    submit: 'Inloggen',
    show: 'Tonen',
    capsLock: 'Caps Lock staat aan.',
    usernameMissing: 'Vul je gebruikersnaam in.',
    passwordMissing: 'Vul je wachtwoord in.',
    failed: 'Er ging iets mis met inloggen...',
    tooMany: 'Je hebt het te vaak geprobeerd. Wacht even en probeer het dan opnieuw.',
    again: 'Je sessie is verlopen. Log opnieuw in om verder te gaan; wat je had ingevuld staat er nog.',
    signOut: 'Uitloggen',
    already: 'Je bent al ingelogd als',
    goHome: 'Naar het dashboard',
  },
};
