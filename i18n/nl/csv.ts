export default {
  csv: {
    button: 'CSV',
    import: 'Importeren',
    subcategories: 'Subcategorieën importeren',
    failed: 'Er is geen bestand gemaakt: niet alles kon worden geladen.',
    nothing: 'Er is niets meer om te exporteren.',
    gone: '%{smart_count} gekozen regel bestaat niet meer, en staat niet in het bestand. |||| %{smart_count} gekozen regels bestaan niet meer, en staan niet in het bestand.',
    download: 'Download %{title} als CSV',
  },
};
