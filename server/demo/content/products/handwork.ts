import { family } from './family';

/** Hand tools, clothing, gifts and hand cleaning. */
export const HANDWORK = [
  family('MV-40', 'Materiaal', '#3f86bd', ['textiel.doeken', 'zelfwas.schuimborstels'], {
    name: 'Microvezeldoek 40 × 40',
    about:
      'Stevige allround doek die vuil vasthoudt en geen krassen geeft. Kies een kleur per taak, dan blijft lak van velg gescheiden.',
    tech: '320 g/m², 80% polyester en 20% polyamide. Wasbaar op 60 °C, zonder wasverzachter. Pak à 10 stuks.',
    packs: [
      { label: 'blauw, 10 stuks', code: 'BLA', thing: 'cloths', kilos: 0.55, euros: 12.95 },
      { label: 'geel, 10 stuks', code: 'GEE', thing: 'cloths', kilos: 0.55, euros: 12.95, color: '#d8b640' },
      { label: 'groen, 10 stuks', code: 'GRO', thing: 'cloths', kilos: 0.55, euros: 12.95, color: '#55a071' },
    ],
  }),
  family('DD-XL', 'Materiaal', '#7d8794', ['textiel.doeken'], {
    name: 'Droogdoek XL',
    about: 'Droogt een hele personenauto in één keer. Het dubbele weefsel glijdt over de lak zonder te trekken.',
    tech: '60 × 90 cm, 1200 g/m², gezoomde rand van satijn. Wasbaar op 40 °C.',
    packs: [{ label: '60 × 90 cm', code: '6090', thing: 'cloths', kilos: 0.68, euros: 15.5 }],
  }),
  family('GW-40', 'Materiaal', '#5fb0c9', ['textiel.doeken', 'interieur.glas'], {
    name: 'Glasdoek Wafel',
    about: 'Wafelstructuur voor streeploze ruiten. Werkt droog én licht vochtig.',
    tech: '40 × 50 cm, 280 g/m². Pak à 5 stuks.',
    packs: [{ label: '5 stuks', code: '5ST', thing: 'cloths', kilos: 0.3, euros: 9.95 }],
  }),
  family('KZ-PVA', 'Materiaal', '#d9a441', ['textiel.doeken'], {
    name: 'Kunstzeem PVA',
    about: 'Neemt veel water op en blijft soepel in zijn koker. Ideaal voor de verkoop aan zelfwassers.',
    tech: '43 × 66 cm. Voor gebruik bevochtigen, vochtig opbergen.',
    packs: [{ label: 'in koker', code: 'KOK', thing: 'cloths', kilos: 0.24, euros: 6.95 }],
  }),
  family('WH-CHE', 'Materiaal', '#6b7b8c', ['textiel.sponzen'], {
    name: 'Washandschoen Chenille',
    about: 'Dikke vezels tillen zand van de lak en houden veel shampoo vast. Met elastische manchet.',
    tech: '27 × 20 cm, polyester. Wasbaar op 40 °C.',
    packs: [
      { label: 'grijs', code: 'GRI', thing: 'mitt', kilos: 0.14, euros: 5.5 },
      { label: 'blauw', code: 'BLA', thing: 'mitt', kilos: 0.14, euros: 5.5, color: '#3c83bf' },
    ],
  }),
  family('SP-AUT', 'Materiaal', '#dcb33f', ['textiel.sponzen'], {
    name: 'Autospons',
    about: 'Grote spons met goede grip, ook met natte handen. Blijft lang veerkrachtig.',
    tech: '20 × 12 × 6 cm, polyether.',
    packs: [
      { label: 'jumbo', code: 'JUM', thing: 'sponge', kilos: 0.07, euros: 3.25 },
      { label: 'met insectenlaag', code: 'INS', thing: 'sponge', kilos: 0.08, euros: 3.95, color: '#6fa254' },
    ],
  }),
  family('VB', 'Materiaal', '#3f75a8', ['textiel.borstels', 'velgen.reiniger'], {
    name: 'Velgenborstel',
    about: 'Flexibele borstel die ook achter de spaken komt. De zachte dop voorkomt krassen.',
    tech: 'Haren van PP, kern met kunststof omhuld. Bestand tegen zure en alkalische reinigers.',
    packs: [
      { label: 'kort', code: 'KRT', thing: 'wheelBrush', kilos: 0.16, euros: 8.5 },
      { label: 'lang', code: 'LNG', thing: 'wheelBrush', kilos: 0.22, euros: 10.5, color: '#c0604d' },
      { label: 'smal, voor spaken', code: 'SML', thing: 'wheelBrush', kilos: 0.12, euros: 9.25, color: '#5b9b7a' },
    ],
  }),
  family('HB', 'Materiaal', '#b9744b', ['textiel.borstels'], {
    name: 'Handwasborstel',
    about: 'Handzame borstel met gespleten vezels die de lak sparen. Ligt goed in de hand en blijft drijven.',
    tech: 'Breedte 24 cm. Vezels van PBT, gespleten uiteinden.',
    packs: [
      { label: 'zacht', code: 'ZAC', thing: 'handBrush', kilos: 0.31, euros: 11.75 },
      { label: 'stevig, voor matten', code: 'STE', thing: 'handBrush', kilos: 0.33, euros: 10.95, color: '#5e6f80' },
    ],
  }),
  family('TB-180', 'Materiaal', '#4e90a8', ['textiel.borstels', 'zelfwas.schuimborstels'], {
    name: 'Telescoopborstel',
    about: 'Wasborstel op telescoopsteel met waterdoorvoer, voor busjes en campers. Met afsluiter bij de handgreep.',
    tech: 'Lengte 110 tot 180 cm, aluminium, koppeling ½". Borstelkop 25 cm, verwisselbaar.',
    packs: [{ label: '110–180 cm', code: '180', thing: 'foamBrush', kilos: 1.35, euros: 42.5 }],
  }),
  family('NH-100', 'PBM', '#3e7fb8', ['pbm.handschoenen'], {
    name: 'Nitrilhandschoen',
    about: 'Poedervrije wegwerphandschoen met ruwe vingertoppen. Houdt stand tegen wasmiddelen en olie.',
    tech: 'EN 374-1 type B, dikte 0,12 mm. Doos à 100 stuks.',
    packs: [
      { label: 'maat M, 100 stuks', code: 'M', thing: 'box', kilos: 0.62, euros: 9.95 },
      { label: 'maat L, 100 stuks', code: 'L', thing: 'box', kilos: 0.66, euros: 9.95 },
    ],
  }),
  family('CH-PVC', 'PBM', '#3f8c6a', ['pbm.handschoenen'], {
    name: 'Chemicaliënhandschoen',
    about:
      'Lange handschoen voor het werken met concentraten. De gevoerde binnenkant blijft ook na uren prettig zitten.',
    tech: 'EN 374-1 type A, lengte 35 cm, PVC met katoenen voering. Per paar.',
    packs: [{ label: 'maat L', code: 'L', thing: 'gloves', kilos: 0.21, euros: 7.5 }],
  }),
  family('LA-S5', 'PBM', '#4c6a58', ['pbm.bescherming'], {
    name: 'Veiligheidslaars',
    about: 'Waterdichte laars met stalen neus en slipvaste zool, gemaakt voor natte vloeren. De voering droogt snel.',
    tech: 'EN ISO 20345 S5 SRC, PVC/nitril. Per paar.',
    packs: [{ label: 'maat 42', code: '42', thing: 'boots', kilos: 2.1, euros: 32.5 }],
  }),
  family('BR-RZ', 'PBM', '#d08a3f', ['pbm.bescherming'], {
    name: 'Ruimzichtbril',
    about: 'Sluit rondom af tegen spatten en past over een gewone bril. Beslaat niet dankzij de indirecte ventilatie.',
    tech: 'EN 166, polycarbonaat met anticondenslaag.',
    packs: [{ label: 'helder', code: 'HEL', thing: 'goggles', kilos: 0.13, euros: 8.95 }],
  }),
  family('HR-CIT', 'Verzorgingsmiddel', '#cfa236', ['pbm.hygiene'], {
    name: 'Handreiniger Citrus',
    about:
      'Haalt vet en teer van de handen met fijne plantaardige korrel. Verzorgt met glycerine, ook bij vaak wassen.',
    tech: 'pH: 5,5. Oplosmiddelvrij, geschikt voor wandpompen.',
    packs: [
      { label: 'pompfles 500 ml', code: '500ML', thing: 'flask', kilos: 0.57, euros: 6.25 },
      { label: 'emmer 10 liter', code: '10L', thing: 'bucket', kilos: 10.8, euros: 52.5 },
    ],
  }),
  family('BV-280', 'Promotie', '#3f86bd', ['promotie.buiten'], {
    name: 'Beachvlag',
    about: 'Valt op langs de weg en staat in een paar minuten. Het doek is los na te bestellen.',
    tech: 'Hoogte 280 cm, glasvezelmast, kruisvoet met waterzak, in draagtas. Bedrukking enkelzijdig.',
    packs: [
      { label: '‘Autowas open’', code: 'OPEN', thing: 'flag', kilos: 7.4, euros: 89 },
      { label: '‘Waxactie’', code: 'WAX', thing: 'flag', kilos: 7.4, euros: 89, color: '#c05a6e' },
    ],
  }),
  family('WP-RFID', 'Promotie', '#4a6fa5', ['promotie.kaarten', 'automaten.munten'], {
    name: 'Waspas RFID',
    about: 'Herlaadbare pas voor vaste klanten, bedrukt met uw eigen ontwerp. Werkt met onze betaalautomaten.',
    tech: '13,56 MHz, creditcardformaat, doorlopend genummerd. Levertijd drie weken na akkoord op de drukproef.',
    packs: [{ label: '250 stuks', code: '250', thing: 'cards', kilos: 1.4, euros: 245 }],
  }),
  family('SK-10', 'Promotie', '#c86b85', ['promotie.kaarten'], {
    name: 'Spaarkaart Tiende wasbeurt gratis',
    about: 'Kartonnen stempelkaart die klanten terug laat komen. Met ruimte voor uw logo en openingstijden.',
    tech: '300 g/m², 85 × 55 mm, tweezijdig bedrukt. Doos à 1000 stuks.',
    packs: [{ label: '1000 stuks', code: '1000', thing: 'cards', kilos: 1.5, euros: 64.5 }],
  }),
];
