export default {
  resources: {
    bin: {
      name: 'Verwijderd |||| Prullenbak',
      counted: '%{smart_count} verwijderd |||| %{smart_count} verwijderd',
      fields: {
        record_name: 'Naam',
        resource: 'Soort',
        record_id: 'Nummer',
        contents: 'Inhoud',
        created: 'Verwijderd',
        user_name: 'Door',
        restored: 'Teruggezet',
      },
    },
  },
  bin: {
    restore: 'Terugzetten',
    restored: '%{name} is teruggezet.',
    failed: '%{name} kon niet worden teruggezet.',
    maybe: 'Misschien is %{name} toch teruggezet.',
    kept: 'Wat je verwijdert, blijft hier 30 dagen staan.',
  },
};
