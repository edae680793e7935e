/** Companies that visited the website and are no customer yet. The known details differ per company. */

export const LEAD_SOURCES = ['Google', 'Nieuwsbrief', 'LinkedIn', 'Direct', 'Vakbeurs', 'Verwijzing'] as const;

export const BRANCHES = [
  'Autowasserij',
  'Autoverhuur',
  'Autodealer',
  'Transportbedrijf',
  'Tankstation',
  'Schadeherstel',
  'Camperverkoop',
  'Busonderneming',
  'Gemeentelijke werf',
] as const;

export const VISITED_PAGES = [
  '/waterbehandeling/omgekeerde-osmose',
  '/waschemie/actief-schuim-alkalisch',
  '/pompen/hogedrukpomp',
  '/stofzuigers',
  '/zelfwas/schuimborstel-wasbox',
  '/contact',
  '/offerte-aanvragen',
  '/nieuws/open-dag',
  '/doseertechniek',
  '/shampoo/snow-foam-blauw',
] as const;

export const LEAD_REMARKS = [
  'Heeft de brochure waterbehandeling gedownload.',
  'Belde eerder over een offerte voor twee wasboxen.',
  'Kijkt vooral naar chemie in grootverpakking.',
  'Kwam via een bestaande klant bij ons terecht.',
  'Vraagt om een bezoek na de zomer.',
] as const;
