/** By name too: the login over the page takes no more than these. */
export const session = {
  title: 'Inloggen',
  again: 'Je sessie is verlopen. Log opnieuw in om verder te gaan; wat je had ingevuld staat er nog.',
  signOut: 'Uitloggen',
  loses: 'Wat nog wacht of niet is opgeslagen, gaat dan verloren. Wil je toch uitloggen?',
};

/** The frame around every screen. */
export default {
  app: {
    menu: {
      label: 'Hoofdmenu',
      open: 'Menu openen',
      catalogus: 'Catalogus',
      klanten: 'Klanten',
      communicatie: 'Communicatie',
      inzicht: 'Inzicht',
      beheer: 'Beheer',
    },
    skip: 'Naar de inhoud',
    user: 'Account van %{name}',
    toDark: 'Donkere weergave',
    toLight: 'Lichte weergave',
    session,
  },
};
