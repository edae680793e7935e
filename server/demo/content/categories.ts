interface Subcategory {
  key: string;
  title: string;
  /** A file in `pictures/drawn`. */
  thing: string;
}

/** Products refer to their places by the keys: `category.subcategory`. */
const category = (
  shop: 1 | 2,
  key: string,
  title: string,
  color: string,
  thing: string,
  subcategories: readonly Subcategory[],
) => ({ shop, key, title, color, thing, subcategories });

export const CATEGORIES = [
  category(1, 'shampoo', 'Shampoo & schuim', '#4a90b8', 'bottle', [
    { key: 'auto', title: 'Autoshampoo', thing: 'bottle' },
    { key: 'schuim', title: 'Actief schuim', thing: 'foamUnit' },
    { key: 'voorreiniging', title: 'Voorreiniging', thing: 'can' },
  ]),
  category(1, 'velgen', 'Velgenreinigers', '#7c8797', 'wheelBrush', [
    { key: 'reiniger', title: 'Velgenreiniger', thing: 'spray' },
    { key: 'insecten', title: 'Insecten & teer', thing: 'spray' },
  ]),
  category(1, 'wax', 'Drogers & wax', '#5fa88f', 'flask', [
    { key: 'droger', title: 'Glansdrogers', thing: 'can' },
    { key: 'wax', title: 'Wax & coating', thing: 'flask' },
  ]),
  category(1, 'textiel', 'Borstels & textiel', '#d08c60', 'cloths', [
    { key: 'borstels', title: 'Handborstels', thing: 'handBrush' },
    { key: 'doeken', title: 'Microvezel & zemen', thing: 'cloths' },
    { key: 'sponzen', title: 'Sponzen & washandschoenen', thing: 'sponge' },
  ]),
  category(1, 'interieur', 'Interieur', '#9a7fb5', 'spray', [
    { key: 'reinigers', title: 'Interieurreinigers', thing: 'spray' },
    { key: 'glas', title: 'Glas & spiegels', thing: 'spray' },
    { key: 'geur', title: 'Geurverfrissers', thing: 'freshener' },
  ]),
  category(1, 'pbm', 'Handschoenen & PBM', '#c9a227', 'gloves', [
    { key: 'handschoenen', title: 'Werkhandschoenen', thing: 'gloves' },
    { key: 'bescherming', title: 'Oog- & voetbescherming', thing: 'goggles' },
    { key: 'hygiene', title: 'Handreiniging', thing: 'flask' },
  ]),
  category(1, 'promotie', 'Promotie', '#c86b85', 'flag', [
    { key: 'buiten', title: 'Vlaggen & banieren', thing: 'flag' },
    { key: 'kaarten', title: 'Waspassen & spaarkaarten', thing: 'cards' },
  ]),
  category(2, 'waschemie', 'Waschemie wasstraat', '#3f6fa8', 'drum', [
    { key: 'voorweek', title: 'Voorweek', thing: 'drum' },
    { key: 'shampoo', title: 'Borstelshampoo & schuim', thing: 'can' },
    { key: 'polish', title: 'Wax & droogmiddel', thing: 'container' },
  ]),
  category(2, 'water', 'Waterbehandeling', '#4fb3bf', 'osmosis', [
    { key: 'ontharding', title: 'Ontharding', thing: 'softener' },
    { key: 'osmose', title: 'Omgekeerde osmose', thing: 'osmosis' },
    { key: 'filters', title: 'Filters & patronen', thing: 'filter' },
    { key: 'meten', title: 'Meten & testen', thing: 'tester' },
  ]),
  category(2, 'dosering', 'Doseertechniek', '#8a7cc0', 'dosingPump', [
    { key: 'pompen', title: 'Doseerpompen', thing: 'dosingPump' },
    { key: 'toebehoren', title: 'Slangen & ventielen', thing: 'valve' },
  ]),
  category(2, 'pompen', 'Pompen & onderdelen', '#6b8f71', 'pump', [
    { key: 'hogedruk', title: 'Hogedrukpompen', thing: 'pump' },
    { key: 'nozzles', title: 'Nozzles & koppelingen', thing: 'nozzle' },
    { key: 'slangen', title: 'Hogedrukslangen', thing: 'hose' },
  ]),
  category(2, 'zelfwas', 'Zelfwas & wasbox', '#e0a458', 'lance', [
    { key: 'lansen', title: 'Lansen & pistolen', thing: 'lance' },
    { key: 'schuimborstels', title: 'Schuimborstels', thing: 'foamBrush' },
    { key: 'chemie', title: 'Chemie voor de wasbox', thing: 'foamUnit' },
  ]),
  category(2, 'automaten', 'Stofzuigers & muntautomaten', '#5d6d9e', 'vacuum', [
    { key: 'stofzuigers', title: 'Stofzuigers', thing: 'vacuum' },
    { key: 'betalen', title: 'Munt- & betaalautomaten', thing: 'payStation' },
    { key: 'munten', title: 'Munten & toebehoren', thing: 'tokens' },
  ]),
  category(2, 'wasborstels', 'Wasborstels & lamellen', '#b56b5d', 'roller', [
    { key: 'borstels', title: 'Wasborstels', thing: 'roller' },
    { key: 'lamellen', title: 'Textiel & lamellen', thing: 'strips' },
  ]),
  category(2, 'techniek', 'Droging & techniek', '#97a552', 'dryer', [
    { key: 'droging', title: 'Droogtechniek', thing: 'dryer' },
    { key: 'onderdelen', title: 'Mechanische onderdelen', thing: 'spareParts' },
  ]),
];
