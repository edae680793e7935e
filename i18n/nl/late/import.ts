import { formatNumber } from '../../../src/lib/numbers';
import { counted } from '../../counted';

/** Texts of the import. Apart from the catalogue: they come with its screen. */
export const importTexts = {
  title: (name: string) => `${name} importeren`,
  file: 'Bestand kiezen',
  fileHint: 'Een CSV-bestand, uit Excel opgeslagen of van een leverancier.',
  drop: 'Je kunt het ook hierheen slepen.',
  oneFile: 'Kies één bestand tegelijk.',
  paste: 'Of plak cellen uit een spreadsheet',
  pasteHint: 'Kopieer in de spreadsheet ook de rij met kopjes.',
  read: 'Geplakte cellen lezen',
  all: (name: string) => `${name} downloaden, met alle velden`,
  allHint:
    'Een bestand om in te werken en weer te importeren. Wat een ander intussen wijzigt, zet de import terug naar wat in het bestand staat: haal de kolommen die je niet wijzigt eruit, behalve die waaraan de import een regel herkent.',
  nothingNew: {
    products: 'Een import wijzigt producten die er al zijn. Nieuwe maakt hij niet: die hebben een afbeelding nodig.',
    customers:
      'Een import wijzigt klanten die er al zijn. Nieuwe maakt hij niet: die hebben een gebruikersnaam en een wachtwoord nodig.',
    subcategories:
      'Een import wijzigt subcategorieën die er al zijn. Nieuwe maakt hij niet: die hebben een afbeelding nodig.',
  },
  noneYet: 'Er zijn er nog geen: maak ze eerst met Nieuw.',
  unreadable: {
    excel: 'Dit is een Excel-bestand. Sla het op als CSV, of kopieer de cellen en plak ze hieronder.',
    noText: 'Dit is geen tekst met een tabel. Kies een CSV-bestand, of kopieer de cellen en plak ze hieronder.',
    encoding: 'De letters met accenten in dit bestand zijn niet te lezen. Sla het op als ‘CSV UTF-8’.',
    large: (megabytes: number) => `Dit bestand is groter dan ${megabytes} MB.`,
    empty: 'Hierin staan geen regels onder een rij met kopjes.',
    quote: (line: number) =>
      `Regel ${formatNumber(line)}: een tekst die met " begint, eindigt niet met ". Een " in de tekst zelf schrijf je dubbel: "".`,
    rows: (max: number) => `Importeer hoogstens ${formatNumber(max)} regels in één keer.`,
    failed: 'Dit bestand kon niet worden gelezen.',
  },
  steps: { columns: 'Kolommen', rows: 'Controleren', trial: 'Proefdraaien' },
  found: (rows: number, columns: number) =>
    `${counted(rows, 'regel', 'regels')} met ${counted(columns, 'kolom', 'kolommen')} gelezen. Kies per kolom welk veld het is.`,
  column: 'Kolom in het bestand',
  example: 'Bijvoorbeeld',
  field: 'Veld',
  fieldOf: (heading: string) => `Veld voor kolom ${heading}`,
  skip: 'Niet importeren',
  key: 'Herkennen aan',
  keyHint: 'Hieraan zien we bij welke regel in de lijst een regel van het bestand hoort.',
  noKey: (names: string) => `Kies bij minstens één kolom waaraan we de regels herkennen: ${names}.`,
  doubts: {
    headings: (name: string) =>
      `De eerste rij is als kopjes gelezen, maar hoort bij ${name}. Zet in het bestand een rij met kopjes erboven.`,
    names: 'Bij de meeste nummers staat in de lijst een andere naam dan in het bestand. Is dit het goede bestand?',
    columns:
      'Regels worden herkend aan hun nummer, en de meeste kolommen zijn er geen van deze lijst. Is dit het goede bestand?',
  },
  noField: 'Kies ook minstens één veld dat de import mag wijzigen.',
  clears: 'Een lege cel maakt het veld leeg',
  clearsHint: 'Anders laat een lege cel het veld zoals het is.',
  previous: 'Vorige',
  next: 'Volgende',
  rows: 'Regels van het bestand',
  line: 'Regel',
  record: 'Hoort bij',
  states: {
    faulty: (count: number) => `Met fouten (${formatNumber(count)})`,
    missing: (count: number) => `Niet herkend (${formatNumber(count)})`,
    found: (count: number) => `Zonder fouten (${formatNumber(count)})`,
    all: (count: number) => `Alle regels (${formatNumber(count)})`,
  },
  cell: (field: string, line: number) => `${field}, regel ${line}`,
  mend: 'Verbeter hier wat fout is. Regels met fouten en regels die we niet herkennen, doen niet mee.',
  allGood: 'Alle regels zijn herkend en zonder fouten.',
  download: (count: number) => `${counted(count, 'regel die niet meedoet', 'regels die niet meedoen')} downloaden`,
  notFound: 'Niet gevonden.',
  noKeyValue: 'Hier staat niets om de regel aan te herkennen.',
  ambiguous: 'Scheidt de punt of komma hier duizendtallen of decimalen? Schrijf bijvoorbeeld 1250 of 1,25.',
  spreadsheetError: 'Hier staat een fout van de spreadsheet. Vul in wat hier hoort.',
  broken: 'Hier staat een letter die niet te lezen is, als �. Vul in wat hier hoort.',
  shortened: 'De spreadsheet heeft dit getal afgekort. Vul alle cijfers in.',
  decimals: 'Gebruik hoogstens vier cijfers achter de komma.',
  several: 'Er zijn er meer met deze waarde.',
  twice: (line: number) => `Staat ook op regel ${line}.`,
  skipped: (faulty: number, missing: number) =>
    [
      ...(faulty > 0 ? [`${counted(faulty, 'regel met fouten doet', 'regels met fouten doen')} niet mee.`] : []),
      ...(missing > 0 ? [`${counted(missing, 'regel is', 'regels zijn')} niet herkend.`] : []),
    ].join(' '),
  nothing: 'Geen enkele regel is herkend. Klopt de kolom waaraan we ze herkennen?',
  apply: (count: number) => `${counted(count, 'regel', 'regels')} wijzigen`,
  label: (source: string) => `Import: ${source}`,
  pasted: 'geplakte cellen',
};
