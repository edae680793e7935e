/** Of work that goes on, in this browser or on its way to the server. Apart from the catalogue: they come with the question. */
export const leaveTexts = {
  stops: {
    title: 'Nog bezig',
    content: 'De bulkwijziging stopt als je weggaat. Tot je uitlogt, kun je er bij Bulkwijzigingen mee doorgaan.',
    leave: 'Stoppen en weggaan',
  },
  goesOn: {
    title: 'Nog bezig',
    content:
      'Het opslaan of versturen is nog bezig, en gaat door als je weggaat. Blijf je, dan zie je hoe het afloopt.',
    leave: 'Weggaan',
  },
};
