export default {
  resources: {
    staff: {
      name: 'Account |||| Accounts',
      fields: {
        username: 'Gebruikersnaam',
        name: 'Naam',
        password: 'Wachtwoord',
        own_password: 'Je eigen wachtwoord',
        active: 'Actief',
        created: 'Sinds',
      },
      page: { create: 'Nieuw account' },
    },
  },
  staff: {
    usernameFixed: 'De gebruikersnaam ligt vast.',
    inactive: 'Een account dat niet actief is, kan niet inloggen.',
    password: {
      length: 'Minstens 8 tekens, en geen veelgebruikt wachtwoord.',
      unchanged:
        'Leeg laten: het wachtwoord blijft zoals het is. Met een nieuw wachtwoord wordt dit account elders uitgelogd.',
      own: 'Waarmee je zelf inlogt: zo kan niemand anders dit vanaf jouw scherm doen.',
    },
  },
};
