export default {
  selection: {
    title: 'Kiezen',
    count: '%{smart_count} gekozen',
    one: '%{name} kiezen',
    page: 'Alles op deze pagina kiezen',
    found: 'De gevonden regel |||| Alle %{smart_count} gevonden',
    none: 'Niets kiezen',
    done: 'Klaar',
  },
};
