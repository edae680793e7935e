import { counted } from '../../counted';

/** Texts of the order of a category's products. Apart from the catalogue: they come with their page. */
export const productOrderTexts = {
  title: 'Productvolgorde',
  category: 'Categorie',
  chooseCategory: 'Kies een categorie',
  empty: 'Er staan nog geen producten in deze categorie.',
  allInactive: 'De producten in deze categorie zijn niet actief.',
  showInactive: 'Toon inactieve producten',
  inactive: 'niet actief',
  parts: 'Naar een deel van de lijst',
  elsewhere: (count: number) =>
    count === 1
      ? '1 product van deze categorie staat ook in een andere: die plaats verandert mee.'
      : `${counted(count, 'product', 'producten')} van deze categorie staan ook in een andere: hun plaats daar verandert mee.`,
  select: (name: string) => `${name} kiezen`,
  selected: (count: number) => `${counted(count, 'product', 'producten')} gekozen`,
  unselect: 'Niets kiezen',
  toPosition: 'Naar positie…',
  moved: (count: number, position: number) =>
    count === 1
      ? `1 product naar positie ${position} verplaatst.`
      : `${counted(count, 'product', 'producten')} vanaf positie ${position} gezet.`,
};
