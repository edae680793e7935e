export default {
  selection: {
    title: 'Kiezen',
    count: '%{smart_count} gekozen',
    one: '%{name} kiezen',
    page: 'Alles op deze pagina kiezen',
    found: 'De gevonden regel kiezen |||| Alle %{smart_count} kiezen',
    none: 'Niets kiezen',
    done: 'Klaar',
  },
};
