/** Of what stands before the app. Apart from the catalogue: it comes before that. */
export const appTexts = {
  name: 'Wasbeheer',
  loading: 'Aan het laden',
};
export const loginTexts = {
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
};
