export default {
  csv: {
    button: 'CSV',
    import: 'Importeren',
    subcategories: 'Subcategorieën importeren',
    download: 'Download %{title} als CSV',
  },
};
