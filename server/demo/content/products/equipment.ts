import { family } from './family';

/** Self-service wash, vacuums, payment, brushes and drying. */
export const EQUIPMENT = [
  family('PI-WB', 'Onderdeel', '#c9803a', ['zelfwas.lansen'], {
    name: 'Hogedrukpistool Wasbox',
    about:
      'Licht bedienbaar pistool dat ook in koude handen prettig ligt. Met vorstbeveiliging door een kleine doorstroom.',
    tech: 'Maximaal 200 bar en 40 l/min, ingang ⅜", uitgang ¼", met lekgat van 1,1 mm.',
    packs: [{ label: 'met wartel', code: 'WRT', thing: 'lance', kilos: 0.62, euros: 42.5 }],
  }),
  family('SL-RVS', 'Onderdeel', '#6f7f90', ['zelfwas.lansen'], {
    name: 'Spuitlans rvs',
    about:
      'Gebogen lans met geïsoleerde handgreep, voor dagelijks gebruik in de wasbox. De nozzle zit achter een kunststof kap, dus geen krassen op de lak.',
    tech: 'RVS 304, M22 × ¼".',
    packs: [{ label: '900 mm', code: '900', thing: 'lance', kilos: 0.85, euros: 33.5 }],
  }),
  family('SL-FOAM', 'Onderdeel', '#4f9ac0', ['zelfwas.lansen', 'shampoo.schuim'], {
    name: 'Schuimlans',
    about:
      'Maakt van weinig shampoo een dikke laag schuim. Straalbreedte en dosering zijn tijdens het werk te verstellen.',
    tech: 'Fles 1 liter, werkdruk 50–200 bar, aansluiting ¼".',
    packs: [{ label: '1 liter', code: '1L', thing: 'spray', kilos: 0.78, euros: 48.5 }],
  }),
  family('SB-WB', 'Materiaal', '#3f83b8', ['zelfwas.schuimborstels'], {
    name: 'Schuimborstel Wasbox',
    about:
      'Zachte borstel met schuimdoorvoer, de standaard in iedere wasbox. De randbescherming voorkomt tikken tegen de lak.',
    tech: 'Polyester haren, 27 cm, steel van aluminium 110 cm, draaikoppeling ⅜".',
    packs: [
      { label: 'blauw', code: 'BLA', thing: 'foamBrush', kilos: 1.45, euros: 69.5 },
      { label: 'rood', code: 'ROO', thing: 'foamBrush', kilos: 1.45, euros: 69.5, color: '#bd5149' },
    ],
  }),
  family('SB-KOP', 'Onderdeel', '#55a0a8', ['zelfwas.schuimborstels'], {
    name: 'Vervangkop schuimborstel',
    about: 'Losse borstelkop met klikbevestiging. Vervang hem zodra de haren omkrullen, dan blijven klanten tevreden.',
    tech: '27 cm, polyester haren, past op alle schuimborstels Wasbox.',
    packs: [{ label: '27 cm', code: '27', thing: 'handBrush', kilos: 0.48, euros: 27.5 }],
  }),
  family('SU', 'Machine', '#c0565a', ['zelfwas.schuimborstels', 'shampoo.schuim'], {
    name: 'Schuimunit',
    about: 'Verplaatsbaar drukvat dat schuim maakt met perslucht. Handig voor poetsplaats en truckwash.',
    tech: 'Rvs-vat, 8 bar, slang van 10 meter, ASME-gekeurd veiligheidsventiel.',
    packs: [
      { label: '24 liter', code: '24', thing: 'foamUnit', kilos: 14.5, euros: 289 },
      { label: '50 liter', code: '50', thing: 'foamUnit', kilos: 22, euros: 375 },
    ],
  }),
  family('WP-BOX', 'Reinigingsmiddel', '#d08a4a', ['zelfwas.chemie'], {
    name: 'Waspoeder Wasbox',
    about: 'Sterk geconcentreerd poeder voor de warme wasstand. Lost volledig op, ook in hard water.',
    tech: 'pH 1%-oplossing: 10,8. Dosering: 5 gram per liter via de poederdoseerder.',
    packs: [{ label: 'emmer 10 kg', code: '10', thing: 'bucket', kilos: 10.6, euros: 54.5 }],
  }),
  family('ST', 'Machine', '#4f6fa8', ['automaten.stofzuigers'], {
    name: 'Zelfbedieningsstofzuiger',
    about: 'Sterke stofzuiger in een vandaalbestendige behuizing. De verlichte mond trekt ook ’s avonds gebruikers.',
    tech: '230 V, motor(en) van 1,5 kW, rvs-behuizing, muntproever en contactloos betalen mogelijk.',
    packs: [
      { label: 'enkel', code: '1', thing: 'vacuum', kilos: 74, euros: 1790 },
      { label: 'dubbel', code: '2', thing: 'vacuum', kilos: 128, euros: 2980 },
    ],
  }),
  family('ZS-5', 'Onderdeel', '#55606e', ['automaten.stofzuigers'], {
    name: 'Zuigslang met mond',
    about: 'Complete slang met draaibare aansluiting en spleetmond. Blijft soepel in de winter.',
    tech: 'Lengte 5 meter, diameter 50 mm, EVA.',
    packs: [{ label: '5 meter', code: '5M', thing: 'hose', kilos: 2.4, euros: 56.5 }],
  }),
  family('FZ-ST', 'Verbruiksartikel', '#9a8fb5', ['automaten.stofzuigers'], {
    name: 'Filterzak stofzuiger',
    about: 'Wasbare filterzak die de motor spaart. Iedere week uitkloppen, ieder half jaar vervangen.',
    tech: 'Polyester naaldvilt, diameter 40 cm.',
    packs: [{ label: 'per stuk', code: '1', thing: 'bag', kilos: 0.3, euros: 19.5 }],
  }),
  family('BA', 'Machine', '#4a5f8f', ['automaten.betalen'], {
    name: 'Betaalautomaat',
    about:
      'Eén automaat voor munten, passen en apps, met een duidelijk scherm in het Nederlands. Omzet is op afstand af te lezen.',
    tech: 'Rvs-behuizing, 10"-scherm, 4G-modem, tot zes wasplaatsen. Inclusief vloerplaat.',
    packs: [
      { label: 'munt en pas', code: 'MP', thing: 'payStation', kilos: 58, euros: 3290 },
      { label: 'contactloos', code: 'CL', thing: 'payStation', kilos: 46, euros: 2750 },
    ],
  }),
  family('WM-26', 'Verbruiksartikel', '#cfa23e', ['automaten.munten'], {
    name: 'Wasmunt messing',
    about: 'Slijtvaste munt die alleen uw eigen automaten aannemen. Op verzoek met eigen beeldmerk.',
    tech: 'Diameter 26,2 mm, dikte 2,1 mm, messing.',
    packs: [
      { label: '100 stuks', code: '100', thing: 'tokens', kilos: 0.95, euros: 39.5 },
      { label: '500 stuks', code: '500', thing: 'tokens', kilos: 4.75, euros: 169 },
    ],
  }),
  family('WB-Z', 'Onderdeel', '#3f78b5', ['wasborstels.borstels'], {
    name: 'Wasborstel zijkant',
    about: 'Complete set segmenten voor één zijborstel. De schuimvezel wast zacht en neemt nauwelijks zand op.',
    tech: 'Werkhoogte 220 cm, diameter 95 cm, PE-schuim. Segmenten met schroefverbinding.',
    packs: [{ label: 'blauw', code: 'BLA', thing: 'roller', kilos: 18.5, euros: 465 }],
  }),
  family('WB-D', 'Onderdeel', '#b5524a', ['wasborstels.borstels'], {
    name: 'Dakborstel',
    about:
      'Segmenten voor de dakborstel, met langere vezels in het midden voor voor- en achterruit. Past op alle gangbare assen.',
    tech: 'Lengte 230 cm, diameter 100 cm, PE-schuim.',
    packs: [{ label: 'rood', code: 'ROO', thing: 'roller', kilos: 19.8, euros: 489 }],
  }),
  family('TL', 'Onderdeel', '#3f7fb8', ['wasborstels.lamellen'], {
    name: 'Textiellamel',
    about: 'Zachte lamellen voor het textielportaal. Slaan niet, maar glijden over de auto en polijsten mee.',
    tech: 'Polyestervilt, lengte 120 cm, set à 24 stuks.',
    packs: [
      { label: 'blauw, 24 stuks', code: 'BLA', thing: 'strips', kilos: 9.6, euros: 228 },
      { label: 'rood, 24 stuks', code: 'ROO', thing: 'strips', kilos: 9.6, euros: 228, color: '#b84f4c' },
    ],
  }),
  family('DR-3', 'Machine', '#5f8f9a', ['techniek.droging'], {
    name: 'Droogportaal',
    about: 'Drie ventilatoren in een stil portaal, met aparte sturing voor dak en zijkant. Past in bestaande frames.',
    tech: '3 × 4 kW, 400 V, frequentieregeling, geluidsniveau 78 dB(A) op 5 meter.',
    packs: [{ label: '3 × 4 kW', code: '12', thing: 'dryer', kilos: 310, euros: 6850 }],
  }),
  family('VM-4', 'Onderdeel', '#7a8f5a', ['techniek.droging'], {
    name: 'Ventilatormotor 4 kW',
    about: 'Vervangende motor met waaier voor de meeste droogportalen. Dynamisch gebalanceerd.',
    tech: '400 V, 2900 omw/min, IP55, inclusief montageflens.',
    packs: [{ label: '4 kW', code: '4KW', thing: 'spareParts', kilos: 34, euros: 685 }],
  }),
  family('MV-24', 'Onderdeel', '#7d9a4a', ['techniek.onderdelen', 'dosering.toebehoren'], {
    name: 'Magneetventiel',
    about: 'Sluit water en wasmiddel snel en zonder waterslag af. Spoel en membraan zijn los leverbaar.',
    tech: '24 V AC, messing, maximaal 10 bar, IP65.',
    packs: [{ label: '½"', code: '12', thing: 'valve', kilos: 0.48, euros: 46.5 }],
  }),
  family('LS-BA', 'Onderdeel', '#6c7f8f', ['techniek.onderdelen'], {
    name: 'Lagerset borstelas',
    about: 'Twee afgedichte lagers met vetnippel, bestand tegen waswater. Voor zij- en dakborstels.',
    tech: 'UCF 208, rvs-behuizing, asmaat 40 mm.',
    packs: [{ label: '40 mm', code: '40', thing: 'spareParts', kilos: 3.1, euros: 96.5 }],
  }),
];
