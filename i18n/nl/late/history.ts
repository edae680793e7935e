/** The texts of the history. Apart from the catalogue: they come with the history, or with an export. */

export const historyTexts = {
  of: 'Geschiedenis van',
  all: 'Alle wijzigingen tonen',
  kind: 'Soort',
  everything: 'Alles',
  nothing: 'Niets veranderd',
  none: 'Dit is nog niet gewijzigd.',
  notKept: 'Niet bewaard',
  more: (count: number) => `en nog ${count}`,
};

/** What was done, by the name of its call. */
export const verbTexts: Readonly<Record<string, string>> = {
  create: 'Toegevoegd',
  update: 'Gewijzigd',
  updateImage: 'Afbeelding gewijzigd',
  deleteImage: 'Afbeelding verwijderd',
  delete: 'Verwijderd',
  restore: 'Teruggezet uit de prullenbak',
  updateOrder: 'Volgorde gewijzigd',
  activate: 'Actief gemaakt',
  deactivate: 'Inactief gemaakt',
  set: 'Status gewijzigd',
  sendNotification: 'Laten versturen',
  resendMail: 'Opnieuw laten mailen',
  login: 'Ingelogd',
  logout: 'Uitgelogd',
  signInLimit: 'Inloggen te vaak mislukt',
  firstAccount: 'Eerste account aangemaakt',
  newPassword: 'Nieuw wachtwoord gegeven',
  demoData: 'Gevuld met voorbeeldgegevens',
};

/** Fields that no form shows, as the history and an export name them. */
export const fieldTexts: Readonly<Record<string, string>> = {
  order: 'Volgorde',
  subcategory_order: 'Volgorde van subcategorieën',
  password: 'Wachtwoord',
  address: 'Vanaf adres',
  recipient: 'Aan',
  message: 'Bericht',
  shop: 'Shop',
  shop_id: 'Shop',
  customer_id: 'Klantnummer',
  created: 'Aangemaakt',
  done: 'Afgerond',
  image: 'Afbeelding',
  email: 'E-mail voor bestellingen',
  prio_shop_id: 'Eerste shop',
  king_sireon_artikelnummer: 'Artikelnummer Sireon',
  king_carwash_artikelnummer: 'Artikelnummer Carwash',
  view_order: 'Volgorde',
  category_prio: 'Volgorde',
  subcategory_prio: 'Volgorde',
  total_cents: 'Totaal in centen',
};
