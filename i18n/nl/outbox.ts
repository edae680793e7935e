export default {
  resources: {
    outbox: {
      name: 'Uitgaande mail |||| Uitgaande mail',
      empty: 'Hier komt te staan welke mails er uitgaan.',
      counted: '%{smart_count} mail |||| %{smart_count} mails',
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
  outbox: {
    results: {
      kept: 'Niet verstuurd, bewaard als bestand',
      sent: 'Verstuurd',
      failed: 'Mislukt',
      unknown: 'Onbekend',
    },
  },
};
