export default {
  resources: {
    market: {
      name: 'Advertentie |||| Marktplaats',
      counted: '%{smart_count} advertentie |||| %{smart_count} advertenties',
      fields: {
        title: 'Titel',
        description: 'Omschrijving',
        company_name: 'Bedrijfsnaam',
        company_address: 'Adres',
        company_zip: 'Postcode',
        company_place: 'Plaats',
        company_contact: 'Contactpersoon',
        company_email: 'E-mail',
        company_phone: 'Telefoon',
        published: 'Gepubliceerd',
        main_image: 'Hoofdafbeelding',
        image_1: 'Afbeelding 1',
        image_2: 'Afbeelding 2',
      },
      page: { create: 'Nieuwe advertentie' },
    },
  },
  market: {
    sections: { company: 'Aanbieder', images: 'Afbeeldingen' },
  },
};
