export default {
  selection: {
    title: 'Kiezen',
    count: '%{smart_count} gekozen',
    one: '%{name} kiezen',
    page: 'Alles op deze pagina kiezen',
    found: 'Alle %{smart_count} gevonden',
    none: 'Niets kiezen',
    done: 'Klaar',
  },
};
