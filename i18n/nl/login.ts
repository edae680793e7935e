/** The login imports this file directly; the rest of the app uses the catalogue. */
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
    usernameMissing: 'Vul je gebruikersnaam in.',
    passwordMissing: 'Vul je wachtwoord in.',
    failed: 'Er ging iets mis met inloggen...',
    tooMany: 'Te veel pogingen. Probeer het later opnieuw.',
    already: 'Je bent al ingelogd als',
    goHome: 'Naar het dashboard',
  },
};
