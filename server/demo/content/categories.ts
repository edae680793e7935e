import type { Thing } from '../pictures/album';

export interface DemoSubcategory {
  key: string;
  title: string;
  thing: Thing;
}

export interface DemoCategory {
  /** Products refer to their places as `category.subcategory`. */
  key: string;
  shop: 1 | 2;
  title: string;
  color: string;
  thing: Thing;
  subcategories: readonly DemoSubcategory[];
}

export const CATEGORIES: readonly DemoCategory[] = [
  {
    key: 'shampoo',
    shop: 1,
    title: 'Shampoo & schuim',
    color: '#4a90b8',
    thing: 'bottle',
    subcategories: [
      { key: 'auto', title: 'Autoshampoo', thing: 'bottle' },
      { key: 'schuim', title: 'Actief schuim', thing: 'foamUnit' },
      { key: 'voorreiniging', title: 'Voorreiniging', thing: 'can' },
    ],
  },
  {
    key: 'velgen',
    shop: 1,
    title: 'Velgenreinigers',
    color: '#7c8797',
    thing: 'wheelBrush',
    subcategories: [
      { key: 'reiniger', title: 'Velgenreiniger', thing: 'spray' },
      { key: 'insecten', title: 'Insecten & teer', thing: 'spray' },
    ],
  },
  {
    key: 'wax',
    shop: 1,
    title: 'Drogers & wax',
    color: '#5fa88f',
    thing: 'flask',
    subcategories: [
      { key: 'droger', title: 'Glansdrogers', thing: 'can' },
      { key: 'wax', title: 'Wax & coating', thing: 'flask' },
    ],
  },
  {
    key: 'textiel',
    shop: 1,
    title: 'Borstels & textiel',
    color: '#d08c60',
    thing: 'cloths',
    subcategories: [
      { key: 'borstels', title: 'Handborstels', thing: 'handBrush' },
      { key: 'doeken', title: 'Microvezel & zemen', thing: 'cloths' },
      { key: 'sponzen', title: 'Sponzen & washandschoenen', thing: 'sponge' },
    ],
  },
  {
    key: 'interieur',
    shop: 1,
    title: 'Interieur',
    color: '#9a7fb5',
    thing: 'spray',
    subcategories: [
      { key: 'reinigers', title: 'Interieurreinigers', thing: 'spray' },
      { key: 'glas', title: 'Glas & spiegels', thing: 'spray' },
      { key: 'geur', title: 'Geurverfrissers', thing: 'freshener' },
    ],
  },
  {
    key: 'pbm',
    shop: 1,
    title: 'Handschoenen & PBM',
    color: '#c9a227',
    thing: 'gloves',
    subcategories: [
      { key: 'handschoenen', title: 'Werkhandschoenen', thing: 'gloves' },
      { key: 'bescherming', title: 'Oog- & voetbescherming', thing: 'goggles' },
      { key: 'hygiene', title: 'Handreiniging', thing: 'flask' },
    ],
  },
  {
    key: 'promotie',
    shop: 1,
    title: 'Promotie',
    color: '#c86b85',
    thing: 'flag',
    subcategories: [
      { key: 'buiten', title: 'Vlaggen & banieren', thing: 'flag' },
      { key: 'kaarten', title: 'Waspassen & spaarkaarten', thing: 'cards' },
    ],
  },
  {
    key: 'waschemie',
    shop: 2,
    title: 'Waschemie wasstraat',
    color: '#3f6fa8',
    thing: 'drum',
    subcategories: [
      { key: 'voorweek', title: 'Voorweek', thing: 'drum' },
      { key: 'shampoo', title: 'Borstelshampoo & schuim', thing: 'can' },
      { key: 'polish', title: 'Wax & droogmiddel', thing: 'container' },
    ],
  },
  {
    key: 'water',
    shop: 2,
    title: 'Waterbehandeling',
    color: '#4fb3bf',
    thing: 'osmosis',
    subcategories: [
      { key: 'ontharding', title: 'Ontharding', thing: 'softener' },
      { key: 'osmose', title: 'Omgekeerde osmose', thing: 'osmosis' },
      { key: 'filters', title: 'Filters & patronen', thing: 'filter' },
      { key: 'meten', title: 'Meten & testen', thing: 'tester' },
    ],
  },
  {
    key: 'dosering',
    shop: 2,
    title: 'Doseertechniek',
    color: '#8a7cc0',
    thing: 'dosingPump',
    subcategories: [
      { key: 'pompen', title: 'Doseerpompen', thing: 'dosingPump' },
      { key: 'toebehoren', title: 'Slangen & ventielen', thing: 'valve' },
    ],
  },
  {
    key: 'pompen',
    shop: 2,
    title: 'Pompen & onderdelen',
    color: '#6b8f71',
    thing: 'pump',
    subcategories: [
      { key: 'hogedruk', title: 'Hogedrukpompen', thing: 'pump' },
      { key: 'nozzles', title: 'Nozzles & koppelingen', thing: 'nozzle' },
      { key: 'slangen', title: 'Hogedrukslangen', thing: 'hose' },
    ],
  },
  {
    key: 'zelfwas',
    shop: 2,
    title: 'Zelfwas & wasbox',
    color: '#e0a458',
    thing: 'lance',
    subcategories: [
      { key: 'lansen', title: 'Lansen & pistolen', thing: 'lance' },
      { key: 'schuimborstels', title: 'Schuimborstels', thing: 'foamBrush' },
      { key: 'chemie', title: 'Chemie voor de wasbox', thing: 'foamUnit' },
    ],
  },
  {
    key: 'automaten',
    shop: 2,
    title: 'Stofzuigers & muntautomaten',
    color: '#5d6d9e',
    thing: 'vacuum',
    subcategories: [
      { key: 'stofzuigers', title: 'Stofzuigers', thing: 'vacuum' },
      { key: 'betalen', title: 'Munt- & betaalautomaten', thing: 'payStation' },
      { key: 'munten', title: 'Munten & toebehoren', thing: 'tokens' },
    ],
  },
  {
    key: 'wasborstels',
    shop: 2,
    title: 'Wasborstels & lamellen',
    color: '#b56b5d',
    thing: 'roller',
    subcategories: [
      { key: 'borstels', title: 'Wasborstels', thing: 'roller' },
      { key: 'lamellen', title: 'Textiel & lamellen', thing: 'strips' },
    ],
  },
  {
    key: 'techniek',
    shop: 2,
    title: 'Droging & techniek',
    color: '#97a552',
    thing: 'dryer',
    subcategories: [
      { key: 'droging', title: 'Droogtechniek', thing: 'dryer' },
      { key: 'onderdelen', title: 'Mechanische onderdelen', thing: 'spareParts' },
    ],
  },
];
