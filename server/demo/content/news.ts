/** A message to a shop's customers, with its picture: a scene in two colours. */
const news = (
  shop: 1 | 2,
  scene: string,
  first: string,
  second: string,
  said: { title: string; description: string },
) => ({ shop, scene, first, second, ...said });

export const NEWS = [
  news(1, 'foam', '#b8475c', '#c98aa5', {
    title: 'Nieuw: Snow Foam Kersen',
    description:
      'De zomerse geur van kersen in een dik, traag zakkend schuim. Vraag bij uw volgende bestelling een proefcan aan, zolang de voorraad strekt.',
  }),
  news(2, 'calendar', '#4a7fb0', '#7fb0cf', {
    title: 'Open dag in de demowasstraat',
    description:
      'Kom langs, zie de nieuwe doseertechniek aan het werk en spreek met onze adviseurs. Voor koffie en een broodje wordt gezorgd. Meld u aan via uw adviseur.',
  }),
  news(1, 'offer', '#d08c60', '#e0b48f', {
    title: 'Tien procent korting op microvezel',
    description:
      'Deze maand krijgt u tien procent korting op alle microvezeldoeken en droogdoeken. De korting wordt vanzelf verrekend in de winkelwagen.',
  }),
  news(2, 'water', '#3f7fb5', '#8ec3d6', {
    title: 'Zet uw dosering op tijd om',
    description:
      'Bij koud water werken concentraten trager. Met een paar aanpassingen blijft het wasresultaat gelijk. In dit bericht leest u welke stand wij per product adviseren.',
  }),
  news(1, 'delivery', '#4f9a7c', '#9ccbb5', {
    title: 'Bestel voor 16.00 uur, morgen in huis',
    description:
      'Vanaf nu leveren wij cans en dozen de volgende werkdag als u voor 16.00 uur bestelt. Vaten en IBC’s volgen binnen drie werkdagen.',
  }),
  news(2, 'winter', '#4a78a8', '#9fc0d8', {
    title: 'Winterklaar in vijf stappen',
    description:
      'Leidingen aftappen, vorstbeveiliging testen, pekelreiniger klaarzetten: met deze lijst komt uw wasbox goed de winter door.',
  }),
  news(1, 'shine', '#8a6fb0', '#c3b2d8', {
    title: 'Nieuwe lijn voor het interieur',
    description:
      'Drie producten die dashboard, textiel en glas in één doorloop schoon krijgen. Verkrijgbaar in handzame flacons en in cans voor de werkplaats.',
  }),
  news(2, 'foam', '#2f8f9d', '#8cc4c9', {
    title: 'Glansdroger Premium nu ook in vaten',
    description:
      'Op veler verzoek is Glansdroger Premium er nu in 200 liter. Uw adviseur berekent graag wat het per wasbeurt scheelt.',
  }),
  news(1, 'calendar', '#b5655a', '#e0b0a5', {
    title: 'Gewijzigde openingstijden rond de feestdagen',
    description:
      'Tussen kerst en nieuwjaar is ons magazijn op twee dagen gesloten. Bestellingen van die dagen gaan op de eerste werkdag mee.',
  }),
  news(2, 'water', '#4f8fc0', '#a9cfe0', {
    title: 'Bespaar op water met een goede ontharder',
    description:
      'Zacht water spoelt beter, dus met minder liters. Wij meten gratis de hardheid op uw locatie en laten zien wat een duplex ontharder oplevert.',
  }),
  news(1, 'shine', '#c9a24a', '#e3cf9a', {
    title: 'Voorjaarsactie: waxen en winnen',
    description:
      'Bij elke bestelling van Wash & Wax ontvangt u spaarkaarten en een poster voor uw klanten. De actie loopt zolang de voorraad strekt.',
  }),
  news(2, 'calendar', '#7a6cb0', '#bdb3da', {
    title: 'Training: veilig werken met concentraten',
    description:
      'In een ochtend leren uw medewerkers wat de etiketten betekenen, welke handschoen waarbij hoort en wat te doen bij morsen. Met certificaat.',
  }),
  news(1, 'delivery', '#5fa05a', '#b0d0a3', {
    title: 'Nieuwe verpakkingen van gerecycled kunststof',
    description:
      'Onze cans van 5 en 20 liter bestaan nu voor de helft uit gerecycled materiaal. De inhoud en de artikelnummers blijven gelijk.',
  }),
  news(2, 'offer', '#b56b5d', '#deb5aa', {
    title: 'Reservelamellen vanaf nu uit voorraad',
    description:
      'Textiellamellen in blauw en rood liggen voortaan klaar in ons magazijn, zodat uw wasstraat niet hoeft stil te staan.',
  }),
  news(1, 'offer', '#c86b85', '#e6b8c5', {
    title: 'Spaarkaarten met uw eigen logo',
    description:
      'Laat uw klanten sparen voor een gratis wasbeurt. Wij verzorgen het ontwerp en drukken al vanaf duizend stuks.',
  }),
  news(2, 'water', '#4fb3bf', '#b2dde0', {
    title: 'Drie vragen over recyclewater',
    description:
      'Wanneer mag u recyclewater gebruiken, hoe houdt u het helder en wat doet het met de glans? Onze waterspecialist geeft antwoord.',
  }),
];

export const PUSHES: readonly { shop: 1 | 2; message: string }[] = [
  { shop: 1, message: 'Nieuw in de webshop: Snow Foam Kersen. Bestel nu uw proefcan!' },
  { shop: 2, message: 'Zonnig weekend op komst: staat uw glansdroger klaar?' },
  { shop: 1, message: 'Nog drie dagen: 10% korting op alle microvezeldoeken.' },
  { shop: 2, message: 'Vorst voorspeld. Denk aan de vorstbeveiliging van uw wasbox.' },
  { shop: 1, message: 'Voor 16.00 uur besteld, morgen in huis.' },
  { shop: 2, message: 'Open dag in de demowasstraat: meld u aan via uw adviseur.' },
  { shop: 1, message: 'Onze voorjaarsactie is begonnen. Bekijk de waxpakketten.' },
  { shop: 2, message: 'Saharazand gemeld: zet de voorweek een stand hoger.' },
  { shop: 1, message: 'Maandag zijn wij gesloten. Bestellingen gaan dinsdag mee.' },
  { shop: 2, message: 'Nieuwe training veilig werken: nog zes plaatsen vrij.' },
  { shop: 1, message: 'Velgengel Kleurwissel is weer op voorraad.' },
  { shop: 2, message: 'Reservelamellen nu direct leverbaar.' },
];
