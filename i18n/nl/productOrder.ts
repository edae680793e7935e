export default {
  productOrder: {
    title: 'Productvolgorde',
    category: 'Categorie',
    chooseCategory: 'Kies een categorie',
    empty: 'Er staan nog geen producten in deze categorie.',
    allInactive: 'De producten in deze categorie zijn niet actief.',
    showInactive: 'Toon inactieve producten',
    inactive: 'niet actief',
    parts: 'Naar een deel van de lijst',
    elsewhere:
      '%{smart_count} van deze producten staat ook in een andere categorie: die plaats verandert mee. |||| %{smart_count} van deze producten staan ook in een andere categorie: hun plaats daar verandert mee.',
    select: '%{name} kiezen',
    selected: '%{smart_count} product gekozen |||| %{smart_count} producten gekozen',
    unselect: 'Niets kiezen',
    toPosition: 'Naar positie…',
    moved:
      '%{smart_count} product naar positie %{position} verplaatst. |||| %{smart_count} producten vanaf positie %{position} gezet.',
  },
};
