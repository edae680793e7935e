export default {
  resources: {
    outbox: {
      name: 'Verstuurde mail |||| Verstuurde mail',
      fields: {
        created: 'Wanneer',
        recipient: 'Aan',
        subject: 'Onderwerp',
        orderno: 'Ordernummer',
        result: 'Resultaat',
        error: 'Fout',
      },
    },
  },
  outbox: { results: { kept: 'Bewaard als bestand', sent: 'Verstuurd', failed: 'Mislukt' } },
};
