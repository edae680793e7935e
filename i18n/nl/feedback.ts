/**
 * The texts after a save, a delete and a saved order: literally those of section 8, and similar ones where it has none.
 * The server's own reason follows as a second alert.
 */
export default {
  feedback: {
    waiting: 'Op dit apparaat bewaard; wacht op verbinding',
    order: {
      saved: 'Volgorde aangepast',
      saveFailed: 'Er ging iets mis met het opslaan van de volgorde. Je wijziging staat er nog.',
      outdated: 'Deze volgorde is net gewijzigd. Bekijk hoe jouw verplaatsingen daarin staan, en sla nog eens op.',
    },
    delete: {
      title: '%{name} ‘%{record}’ verwijderen?',
    },
    load: {
      failed: 'De gegevens konden niet worden geladen.',
      code: 'Dit onderdeel kon niet worden geladen. Probeer het nog eens, of laad de pagina opnieuw.',
      notThere: 'Dit bestaat niet (meer)',
      unread: '%{smart_count} regel kon niet worden gelezen |||| %{smart_count} regels konden niet worden gelezen',
      toList: 'Naar het overzicht',
      retry: 'Opnieuw proberen',
    },
    // The texts of a resource without its own.
    record: {
      created: '%{name} toegevoegd',
      updated: '%{name} opgeslagen',
      deleted: '%{name} verwijderd',
      confirmDelete: 'Weet je zeker dat je dit wilt verwijderen?',
      kept: 'Het blijft 30 dagen in de prullenbak.',
      final: 'Dit kan niet ongedaan worden gemaakt.',
      saveFailed: 'Er ging iets mis met het opslaan.',
      deleteFailed: 'Er ging iets mis met het verwijderen.',
    },
    categories: {
      created: 'Categorie toegevoegd!',
      updated: 'Categorie geüpdate',
      deleted: 'Categorie verwijderd',
      saveFailed: 'Er ging iets mis met het opslaan van de categorie.',
      deleteFailed: 'Er ging iets mis met het verwijderen van de categorie.',
    },
    subcategories: {
      created: 'Subcategorie toegevoegd!',
      deleted: 'Subcategorie verwijderd',
      saveFailed: 'Er ging iets mis met het opslaan van de subcategorie.',
      deleteFailed: 'Er ging iets mis met het verwijderen van de subcategorie.',
    },
    products: {
      created: 'Product toegevoegd!',
      updated: 'Product geüpdate',
      deleted: 'Product verwijderd',
      saveFailed: 'Er ging iets mis met het opslaan van het product.',
      deleteFailed: 'Er ging iets mis met het verwijderen van het product.',
    },
    transactions: {
      saveFailed: 'Failed to update transaction!',
      loadFailed: 'failed to get transaction data..',
    },
    customers: {
      created: 'Nieuwe klantregistratie aangemaakt!',
      updated: 'Klantdossier geüpdate!',
      deleted: 'Klant uit het systeem verwijderd.',
      confirmDelete: 'Weet je zeker dat je deze klant wilt verwijderen?',
      kept: 'De klant blijft 30 dagen in de prullenbak, met de taken, rapporten en machines; transacties blijven staan.',
      saveFailed: 'Er ging iets mis met het opslaan van de klant.',
      deleteFailed: 'Er ging iets mis met het verwijderen van de klant.',
    },
    reports: {
      created: 'Nieuw klantenrapport toegevoegd!',
      updated: 'Klantenrapport opgeslagen',
      saveFailed: 'Er ging iets mis met het opslaan van het klantenrapport.',
    },
    waterreports: {
      created: 'Nieuw waterrapport toegevoegd!',
      saveFailed: 'Er ging iets mis met het opslaan van het waterrapport.',
    },
    machines: {
      created: 'Nieuwe machine toegevoegd!',
      saveFailed: 'Er ging iets mis met het opslaan van de machine.',
    },
    market: {
      created: 'Advertentie toegevoegd!',
      createFailed: 'Failed to insert new market!',
      saveFailed: 'Failed to update market!',
    },
    news: {
      created: 'Bericht geplaatst!',
      updated: 'Bericht opgeslagen',
      deleted: 'Bericht verwijderd',
      confirmDelete: 'Weet je zeker dat je het bericht wilt verwijderen?',
      saveFailed: 'Er ging iets mis met het opslaan van het bericht.',
      deleteFailed: 'Er ging iets mis met het verwijderen van het bericht.',
    },
    staff: {
      created: 'Account toegevoegd!',
      saveFailed: 'Er ging iets mis met het opslaan van het account.',
    },
  },
};
