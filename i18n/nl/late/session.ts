/** Of the login over the page. Apart from the catalogue: it comes with that. */
export const sessionTexts = {
  title: 'Inloggen',
  again: 'Je sessie is verlopen. Log opnieuw in om verder te gaan; wat je had ingevuld staat er nog.',
  signOut: 'Uitloggen',
  loses: 'Wat nog wacht of niet is opgeslagen, gaat dan verloren. Wil je toch uitloggen?',
};
