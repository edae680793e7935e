import { family } from './family';

/** Water treatment, dosing and pumps. */
export const INSTALLATION = [
  family('WO-DUP', 'Machine', '#3f7fae', ['water.ontharding'], {
    name: 'Waterontharder Duplex',
    about:
      'Twee harsflessen die elkaar aflossen, zodat er altijd onthard water is. Regenereert op volume, dus zuinig met zout.',
    tech: 'Aansluiting 1", 230 V, restharding instelbaar vanaf 0 °dH. Inclusief pekelvat en montageset.',
    packs: [
      { label: '2 × 25 liter', code: '25', thing: 'softener', kilos: 96, euros: 1895 },
      { label: '2 × 50 liter', code: '50', thing: 'softener', kilos: 158, euros: 2650 },
    ],
  }),
  family('ZT', 'Verbruiksartikel', '#5aa0c8', ['water.ontharding'], {
    name: 'Zouttabletten',
    about: 'Zuiver zout in tabletvorm voor alle waterontharders. Lost gelijkmatig op en laat geen slib achter.',
    tech: 'NaCl 99,9%, volgens EN 973 type A.',
    packs: [
      { label: 'zak 10 kg', code: '10', thing: 'bag', kilos: 10.1, euros: 6.25 },
      { label: 'zak 25 kg', code: '25', thing: 'bag', kilos: 25.1, euros: 11.95 },
    ],
  }),
  family('OS', 'Machine', '#4a8fa8', ['water.osmose'], {
    name: 'Osmose-installatie',
    about: 'Zorgt voor vlekvrij spoelwater in wasstraat en wasbox. Compact frame met bediening op ooghoogte.',
    tech: 'Permeaat bij 15 °C, rendement tot 75%, EC na behandeling onder 20 µS/cm. Voorbehandeling met ontharder vereist.',
    packs: [
      { label: '250 l/uur', code: '250', thing: 'osmosis', kilos: 62, euros: 3450 },
      { label: '500 l/uur', code: '500', thing: 'osmosis', kilos: 84, euros: 4780 },
    ],
  }),
  family('OM-4040', 'Onderdeel', '#6f9fb8', ['water.osmose'], {
    name: 'Osmosemembraan 4040',
    about: 'Vervangend membraan voor installaties met 4"-behuizing. Vervangen bij een EC boven 40 µS/cm.',
    tech: 'Low energy, 9 bar, afmetingen 4 × 40 inch.',
    packs: [{ label: '4 × 40 inch', code: 'LE', thing: 'osmosis', kilos: 5.2, euros: 289 }],
  }),
  family('FH', 'Onderdeel', '#4ba3a0', ['water.filters'], {
    name: 'Filterhuis',
    about:
      'Doorzichtig filterhuis, zodat u ziet wanneer de patroon aan vervanging toe is. Met ontluchtingsknop en sleutel.',
    tech: 'Aansluiting ¾" binnendraad, maximaal 8 bar en 45 °C.',
    packs: [{ label: '10 inch', code: '10', thing: 'filter', kilos: 1.3, euros: 28.5 }],
  }),
  family('FP-10', 'Verbruiksartikel', '#7fb5b0', ['water.filters'], {
    name: 'Filterpatroon 10 inch',
    about: 'Diepfilter van gesmolten PP dat zand en roestdeeltjes tegenhoudt. Voorkomt verstopte nozzles.',
    tech: 'Passend op alle standaard 10"-huizen. Vervangen bij 1 bar drukverschil.',
    packs: [
      { label: '5 micron', code: '05', thing: 'filter', kilos: 0.15, euros: 4.25 },
      { label: '25 micron', code: '25', thing: 'filter', kilos: 0.15, euros: 4.25, color: '#8fae7f' },
    ],
  }),
  family('AK-10', 'Verbruiksartikel', '#4d565f', ['water.filters'], {
    name: 'Actiefkoolpatroon',
    about: 'Verwijdert chloor en geur en beschermt zo het osmosemembraan. Vervang hem twee keer per jaar.',
    tech: 'Geperste kokoskool, 10 inch, capaciteit circa 20 m³.',
    packs: [{ label: '10 inch', code: '10', thing: 'filter', kilos: 0.42, euros: 13.5 }],
  }),
  family('EC-POC', 'Meetinstrument', '#3f7fb0', ['water.meten'], {
    name: 'EC-meter Pocket',
    about: 'Meet in enkele seconden de geleidbaarheid van osmose- en spoelwater. Waterdicht en drijvend.',
    tech: 'Bereik 0–1999 µS/cm, automatische temperatuurcompensatie, IP67. Inclusief kalibratievloeistof.',
    packs: [{ label: '0–1999 µS/cm', code: '2000', thing: 'tester', kilos: 0.12, euros: 64.5 }],
  }),
  family('PH-POC', 'Meetinstrument', '#c0744a', ['water.meten'], {
    name: 'pH-meter Pocket',
    about:
      'Handige pen om de zuurgraad van waswater en gerecycled water te controleren. Eenvoudig te kalibreren op twee punten.',
    tech: 'Bereik pH 0–14, nauwkeurigheid ±0,1. Elektrode vervangbaar.',
    packs: [{ label: 'pH 0–14', code: '14', thing: 'tester', kilos: 0.12, euros: 69.5 }],
  }),
  family('HT-DRU', 'Meetinstrument', '#8fbf6a', ['water.meten'], {
    name: 'Hardheidstest Druppel',
    about: 'Telt in druppels: één druppel is één graad Duitse hardheid. Genoeg voor ongeveer honderd metingen.',
    tech: 'Totale hardheid, 0–30 °dH. Twee jaar houdbaar.',
    packs: [{ label: '100 metingen', code: '100', thing: 'box', kilos: 0.09, euros: 12.95 }],
  }),
  family('DP-SL', 'Machine', '#6d63a8', ['dosering.pompen'], {
    name: 'Slangendoseerpomp',
    about: 'Zelfaanzuigende pomp voor shampoo, wax en droogmiddel. De slang is zonder gereedschap te wisselen.',
    tech: '230 V, traploos regelbaar, slang van Santoprene, maximaal 2 bar tegendruk.',
    packs: [
      { label: '1,5 l/uur', code: '15', thing: 'dosingPump', kilos: 1.9, euros: 189 },
      { label: '3 l/uur', code: '30', thing: 'dosingPump', kilos: 1.9, euros: 205 },
      { label: '8 l/uur', code: '80', thing: 'dosingPump', kilos: 2.2, euros: 248 },
    ],
  }),
  family('DP-MB', 'Machine', '#4a7fa5', ['dosering.pompen'], {
    name: 'Membraandoseerpomp',
    about: 'Nauwkeurige pomp voor zure en alkalische concentraten. Slagen per minuut af te lezen op het scherm.',
    tech: '0–6 l/uur bij 10 bar, PVDF-pompkop, puls- of 4–20 mA-sturing.',
    packs: [{ label: '6 l/uur', code: '60', thing: 'dosingPump', kilos: 3.4, euros: 425 }],
  }),
  family('DS-PE', 'Onderdeel', '#9aa7c7', ['dosering.toebehoren'], {
    name: 'Doseerslang PE',
    about: 'Stugge slang die niet knikt en bestand is tegen alle gangbare wasmiddelen. Per rol van 50 meter.',
    tech: 'Polyethyleen, maximaal 10 bar bij 20 °C.',
    packs: [
      { label: '4 × 6 mm, 50 m', code: '46', thing: 'hose', kilos: 0.9, euros: 24.5 },
      { label: '6 × 9 mm, 50 m', code: '69', thing: 'hose', kilos: 1.9, euros: 38.5 },
    ],
  }),
  family('IV-12', 'Onderdeel', '#7a8cb8', ['dosering.toebehoren'], {
    name: 'Injectieventiel',
    about: 'Voorkomt dat water terugstroomt in de doseerleiding. Met keramische kogel voor een lange levensduur.',
    tech: 'PVDF, aansluiting ½" buitendraad × 6 mm slang.',
    packs: [{ label: '½"', code: 'HALF', thing: 'valve', kilos: 0.08, euros: 17.5 }],
  }),
  family('ZL-NM', 'Onderdeel', '#5f7fb0', ['dosering.toebehoren'], {
    name: 'Zuiglans met niveaumelder',
    about:
      'Waarschuwt voordat de can leeg is, zodat de wasstraat nooit zonder shampoo komt te staan. Aan te sluiten op elke doseerpomp met niveau-ingang.',
    tech: 'Voor cans van 20 en vaten van 60 liter, kabel 3 meter, voetventiel met zeef.',
    packs: [{ label: '20–60 liter', code: '60', thing: 'valve', kilos: 0.45, euros: 46.5 }],
  }),
  family('HP', 'Machine', '#4a7f62', ['pompen.hogedruk'], {
    name: 'Hogedrukpomp',
    about: 'Plunjerpomp voor continubedrijf in wasbox en wasstraat. Messing kop en keramische plunjers.',
    tech: '400 V, 1450 omw/min, inclusief manometer en overstortventiel. Watertemperatuur maximaal 60 °C.',
    packs: [
      { label: '15 l/min, 150 bar', code: '15', thing: 'pump', kilos: 38, euros: 1090 },
      { label: '21 l/min, 200 bar', code: '21', thing: 'pump', kilos: 52, euros: 1485 },
      { label: '30 l/min, 150 bar', code: '30', thing: 'pump', kilos: 58, euros: 1640 },
    ],
  }),
  family('NZ-25', 'Onderdeel', '#c89b3c', ['pompen.nozzles'], {
    name: 'Hogedruknozzle 25°',
    about: 'Vlakke straal met scherpe rand voor een gelijkmatig resultaat. Kies de maat bij de opbrengst van de pomp.',
    tech: 'Gehard rvs, ¼" buitendraad, maximaal 275 bar.',
    packs: [
      { label: 'maat 03', code: '03', thing: 'nozzle', kilos: 0.03, euros: 6.75 },
      { label: 'maat 04', code: '04', thing: 'nozzle', kilos: 0.03, euros: 6.75, color: '#6b9f7a' },
      { label: 'maat 06', code: '06', thing: 'nozzle', kilos: 0.03, euros: 6.75, color: '#5a86b8' },
    ],
  }),
  family('VF-045', 'Onderdeel', '#b8564a', ['pompen.nozzles', 'zelfwas.lansen'], {
    name: 'Vuilfrees',
    about: 'Roterende puntstraal voor wielkasten en bodemplaten. Niet gebruiken op lak of banden.',
    tech: 'Maat 045, ¼" binnendraad, keramische zitting, maximaal 200 bar.',
    packs: [{ label: 'maat 045', code: '045', thing: 'nozzle', kilos: 0.28, euros: 39.5 }],
  }),
  family('SK-RVS', 'Onderdeel', '#7c94a8', ['pompen.nozzles'], {
    name: 'Snelkoppeling rvs',
    about: 'Wisselt lansen in een paar seconden en lekt niet onder druk. Roestvrij, dus ook voor osmosewater.',
    tech: 'RVS 316, O-ring van Viton, maximaal 350 bar.',
    packs: [{ label: '⅜"', code: '38', thing: 'coupling', kilos: 0.14, euros: 18.5 }],
  }),
  family('HS', 'Onderdeel', '#3e5f8a', ['pompen.slangen', 'zelfwas.lansen'], {
    name: 'Hogedrukslang',
    about: 'Soepele slang die geen zwarte strepen op de vloer geeft. Aan beide zijden voorzien van knikbescherming.',
    tech: '1SN DN8, maximaal 250 bar en 120 °C, koppelingen ⅜".',
    packs: [
      { label: '10 meter', code: '10', thing: 'hose', kilos: 3.2, euros: 58.5 },
      { label: '20 meter', code: '20', thing: 'hose', kilos: 6.3, euros: 104 },
    ],
  }),
  family('RS-PP', 'Onderdeel', '#8a6f5a', ['pompen.hogedruk', 'techniek.onderdelen'], {
    name: 'Revisieset plunjerpomp',
    about: 'Alle afdichtingen en kleppen voor een onderhoudsbeurt. Advies: iedere 1000 draaiuren vervangen.',
    tech: 'Voor plunjers van 18 en 20 mm. Met montage-instructie.',
    packs: [{ label: 'compleet', code: '1820', thing: 'spareParts', kilos: 0.35, euros: 78.5 }],
  }),
];
