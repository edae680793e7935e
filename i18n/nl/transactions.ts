export default {
  resources: {
    transactions: {
      name: 'Transactie |||| Transacties',
      fields: {
        orderno: 'Ordernummer',
        created: 'Geplaatst',
        total: 'Totaal',
        shop_id: 'Shop',
        name: 'Naam',
        first_name: 'Voornaam',
        prefix_last_name: 'Tussenvoegsel',
        last_name: 'Achternaam',
        company_name: 'Bedrijfsnaam',
        street: 'Straat',
        housenumber: 'Huisnummer',
        housenumber_ext: 'Toevoeging',
        zip: 'Postcode',
        place: 'Plaats',
        phone: 'Telefoon',
        email: 'E-mail',
      },
      page: { edit: 'Transactie %{id}' },
    },
  },
  transactions: {
    lines: 'Bestelling',
    placed: 'Geplaatst op %{moment}',
    resend: 'Ordermail opnieuw versturen',
    total: 'Totaal incl. btw',
    noLines: 'Van deze transactie zijn geen regels bekend.',
    line: { title: 'Product', sku: 'SKU', quantity: 'Aantal', price: 'Prijs' },
  },
};
