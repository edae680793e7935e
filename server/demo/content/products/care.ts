import { family, liters } from './family';

/** Drying aids, wax, coating and the inside of the car. */
export const CARE = [
  family('GD-STD', 'Verzorgingsmiddel', '#4a9d8a', ['waschemie.polish', 'wax.droger'], {
    name: 'Glansdroger Standaard',
    about: 'Breekt de waterfilm zodat de droger minder hoeft te doen. Betrouwbaar droogmiddel voor iedere wasstraat.',
    tech: 'pH concentraat: 5,5. Dosering: 1:150 tot 1:250. Werkt het best met water onder 8 °dH.',
    packs: liters([20, 89.5], [200, 785], [1000, 3560]),
  }),
  family('GD-PRE', 'Verzorgingsmiddel', '#2f8f9d', ['wax.droger', 'waschemie.polish'], {
    name: 'Glansdroger Premium',
    about: 'Droogt vlekkeloos en geeft een zichtbare glanslaag. Ook bij lage buitentemperaturen direct actief.',
    tech: 'pH concentraat: 4,8. Dosering: 1:200. Bevat polymeren. Vorstvrij bewaren.',
    packs: liters([5, 36.5], [20, 118], [200, 1045]),
  }),
  family('WX-QCK', 'Verzorgingsmiddel', '#58a36f', ['wax.wax'], {
    name: 'Quick Wax',
    about: 'Spraywax voor de laatste glans na het drogen. Aanbrengen, uitwrijven en klaar.',
    tech: 'pH: 7,0. Verbruik: circa 40 ml per auto. Siliconenvrij.',
    packs: liters([0.5, 8.95], [5, 46.5]),
  }),
  family('WX-CAR', 'Verzorgingsmiddel', '#c9a24a', ['wax.wax'], {
    name: 'Carnaubawax',
    about: 'Natuurlijke wax met een warme, diepe glans. Beschermt de lak tot drie maanden tegen weer en strooizout.',
    tech: 'Vloeibare emulsie met 18% carnauba. Dun aanbrengen, laten uitwazen en uitpoetsen met een microvezeldoek.',
    packs: [
      { label: '500 ml', code: '500ML', thing: 'flask', kilos: 0.58, euros: 16.95 },
      { label: '1 liter', code: '1L', thing: 'bottle', kilos: 1.12, euros: 28.5 },
    ],
  }),
  family('PC-LAV', 'Verzorgingsmiddel', '#b5483c', ['waschemie.polish'], {
    name: 'Polymeercoating Lava',
    about:
      'Rode lavaschuimcoating voor het topprogramma. Een blikvanger in de wasstraat, met een waterafstotende laag als resultaat.',
    tech: 'pH concentraat: 4,2. Dosering: 1:80 via lavaboog. Combineer met Glansdroger Premium.',
    packs: liters([20, 139]),
  }),
  family('SW-3K', 'Verzorgingsmiddel', '#c4505a', ['waschemie.polish', 'zelfwas.chemie'], {
    name: 'Schuimwax Driekleur',
    about: 'Gekleurd waxschuim voor een vrolijk programma. De drie kleuren worden los geleverd en samen gedoseerd.',
    tech: 'pH concentraat: 6,0. Dosering: 1:100 per kleur. Can van 20 liter.',
    packs: [
      { label: 'rood, 20 liter', code: 'R20', thing: 'can', kilos: 21.6, euros: 124 },
      { label: 'geel, 20 liter', code: 'G20', thing: 'can', kilos: 21.6, euros: 124, color: '#dab640' },
      { label: 'blauw, 20 liter', code: 'B20', thing: 'can', kilos: 21.6, euros: 124, color: '#3d78b8' },
    ],
  }),
  family('KC-SPR', 'Verzorgingsmiddel', '#46506b', ['wax.wax'], {
    name: 'Keramische spraycoating',
    about: 'Glad en waterafstotend in tien minuten. Eén flacon is genoeg voor ongeveer acht personenauto’s.',
    tech: 'SiO2-basis, 12% actief. Aanbrengen op koude, schone lak. Standtijd: tot 6 maanden.',
    packs: [{ label: '500 ml', code: '500ML', thing: 'spray', kilos: 0.6, euros: 24.5 }],
  }),
  family('BG-STD', 'Verzorgingsmiddel', '#3c4650', ['wax.wax', 'velgen.reiniger'], {
    name: 'Bandenglans',
    about: 'Geeft banden en kunststof hun diepe zwarte kleur terug. Droogt niet vettig op en spat niet.',
    tech: 'Waterbasis, met uv-filter. Onverdund aanbrengen met spons of bandenglansboog.',
    packs: liters([1, 9.75], [5, 39.5]),
  }),
  family('IR-UNI', 'Reinigingsmiddel', '#8a6fb0', ['interieur.reinigers'], {
    name: 'Interieurreiniger Universeel',
    about: 'Voor dashboard, deurpanelen en bekleding. Laat een rustige, niet-plakkende afwerking achter.',
    tech: 'pH: 8,5. Kant-en-klaar in de sproeiflacon; de can 1:5 verdunnen. Licht geparfumeerd.',
    packs: liters([0.75, 6.75], [5, 28.5]),
  }),
  family('LV-500', 'Verzorgingsmiddel', '#9b6a45', ['interieur.reinigers'], {
    name: 'Lederverzorging',
    about:
      'Reinigt en voedt glad leer, zodat het soepel blijft en niet verkleurt. Niet geschikt voor alcantara of suède.',
    tech: 'pH: 5,5. Met lanoline. Aanbrengen met een zachte doek en niet naspoelen.',
    packs: [{ label: '500 ml', code: '500ML', thing: 'flask', kilos: 0.57, euros: 13.95 }],
  }),
  family('DS-MAT', 'Verzorgingsmiddel', '#5f6f84', ['interieur.reinigers'], {
    name: 'Dashboardspray Mat',
    about:
      'Houdt kunststof mat zoals het uit de fabriek kwam. Stofafstotend en zonder hinderlijke glans in de voorruit.',
    tech: 'Waterbasis, siliconenvrij, antistatisch.',
    packs: liters([0.75, 7.5]),
  }),
  family('TX-REI', 'Reinigingsmiddel', '#5b9ea6', ['interieur.reinigers'], {
    name: 'Textielreiniger',
    about:
      'Sproei-extractiemiddel voor stoelen en matten. Schuimt weinig en neemt geuren weg in plaats van ze te verbergen.',
    tech: 'pH concentraat: 9,2. Dosering: 1:40 in de sproei-extractiemachine.',
    packs: liters([10, 61.5]),
  }),
  family('GL-STR', 'Reinigingsmiddel', '#4fa3d1', ['interieur.glas', 'zelfwas.chemie'], {
    name: 'Glasreiniger Streeploos',
    about: 'Verwijdert vet, nicotine en insecten van ruiten en spiegels. Droogt snel en zonder strepen.',
    tech: 'pH: 9,0. Bevat alcohol. Onverdund gebruiken; niet op hete ruiten.',
    packs: liters([0.75, 5.95], [5, 23.5], [20, 74]),
  }),
  family('LV-DRU', 'Handelsgoed', '#3f8fc0', ['interieur.geur'], {
    name: 'Luchtverfrisser Druppel',
    about: 'Geurhanger met houder, een vlotlopend artikel naast de kassa. Geurt ongeveer vier weken.',
    tech: 'Doos à 24 stuks in toonbankdisplay. EAN per stuk.',
    packs: [
      { label: 'Oceaan, 24 stuks', code: 'OCE', thing: 'freshener', kilos: 0.62, euros: 21.5 },
      { label: 'Vanille, 24 stuks', code: 'VAN', thing: 'freshener', kilos: 0.62, euros: 21.5, color: '#cfa35a' },
      { label: 'Nieuwe auto, 24 stuks', code: 'NIE', thing: 'freshener', kilos: 0.62, euros: 21.5, color: '#4b5a70' },
    ],
  }),
  family('GS-400', 'Handelsgoed', '#d0b43e', ['interieur.geur'], {
    name: 'Geurspray',
    about: 'Frist het interieur op na een reinigingsbeurt. Twee korte stoten zijn genoeg voor een personenauto.',
    tech: 'Spuitbus 400 ml. Licht ontvlambaar; niet boven 50 °C bewaren.',
    packs: [
      { label: 'Citrus, 400 ml', code: 'CIT', thing: 'aerosol', kilos: 0.41, euros: 5.25 },
      { label: 'Fris linnen, 400 ml', code: 'LIN', thing: 'aerosol', kilos: 0.41, euros: 5.25, color: '#7fb6c9' },
    ],
  }),
];
