/** Texts of the statistics of v2. Apart from the catalogue: they come with their page. */
export const statisticsTexts = {
  title: 'Statistieken',
  systemUsage: 'Systeemgebruik',
  sales: (shop: string) => `Verkoop per dag · ${shop}`,
  revenue: (shop: string) => `Omzet per dag · ${shop}`,
  bestSold: (shop: string) => `Bestverkochte producten · ${shop}`,
  nrOfOrders: (shop: string) => `Aantal orders · ${shop}`,
  customerOrders: (shop: string) => `Orders per klant · ${shop}`,
  customerLogins: 'Inlogmomenten van klanten',
  /** The labels of section 9. */
  series: { usage: 'Gebruiksmomenten', orders: 'Orders', euro: 'Euro', sold: 'Verkocht' },
  columns: {
    full_date: 'Datum',
    product: 'Product',
    company_name: 'Bedrijf',
    name: 'Contactpersoon',
    logins: 'Inlogmomenten',
    last_login: 'Laatste keer',
    user_role: 'Soort klant',
    sold_orders: 'Orders',
    revenues: 'Omzet',
  },
  showAll: (count: number) => `Toon alle ${count}`,
};
