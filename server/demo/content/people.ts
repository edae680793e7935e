/** Parts of the invented names of companies and people. */

// biome-ignore format: a list to read, not a column
export const FIRST_NAMES = [
  'Ahmed', 'Anja', 'Anke', 'Annelies', 'Arjan', 'Bart', 'Bas', 'Bianca', 'Bram', 'Carla', 'Daan', 'Danny',
  'Dennis', 'Diana', 'Eline', 'Emre', 'Erik', 'Esther', 'Fatima', 'Femke', 'Ferry', 'Frank', 'Gerard', 'Gijs',
  'Hanneke', 'Harm', 'Henk', 'Ilse', 'Ingrid', 'Jeroen', 'Jolanda', 'Joost', 'Karin', 'Kees', 'Koen', 'Lars',
  'Leo', 'Lisette', 'Maaike', 'Marcel', 'Marjolein', 'Mehmet', 'Mirjam', 'Monique', 'Nadia', 'Niels', 'Paul',
  'Petra', 'Ramon', 'Renske', 'Rick', 'Rob', 'Roos', 'Ruud', 'Sander', 'Sanne', 'Saskia', 'Sjoerd', 'Stefan',
  'Tamara', 'Theo', 'Tineke', 'Tom', 'Wendy', 'Wilma', 'Wim', 'Yasmin', 'Youssef',
] as const;

/** The prefix is separate, as in an order. */
// biome-ignore format: a list to read, not a column
export const LAST_NAMES: readonly (readonly [prefix: string, name: string])[] = [
  ['', 'Aalbers'], ['', 'Bakker'], ['van den', 'Berg'], ['', 'Blom'], ['de', 'Boer'], ['van den', 'Bosch'],
  ['', 'Bosman'], ['van', 'Breugel'], ['', 'Brouwer'], ['de', 'Bruijn'], ['', 'Demir'], ['van', 'Dijk'], ['', 'Dekker'],
  ['van', 'Dongen'], ['', 'El Amrani'], ['', 'Evers'], ['van der', 'Geest'], ['de', 'Graaf'], ['de', 'Groot'],
  ['de', 'Haan'], ['', 'Hendriks'], ['van der', 'Heijden'], ['', 'Hofstra'], ['’t', 'Hooft'], ['van den', 'Hoek'],
  ['', 'Huisman'], ['', 'Jacobs'], ['', 'Jansen'], ['de', 'Jong'], ['', 'Kaya'], ['van', 'Kempen'], ['', 'Kok'],
  ['', 'Koster'], ['', 'Kuipers'], ['de', 'Lange'], ['van', 'Leeuwen'], ['', 'Linders'], ['van der', 'Linden'],
  ['', 'Maas'], ['van der', 'Meer'], ['', 'Meijer'], ['', 'Mulder'], ['', 'Nijland'], ['van', 'Oosten'], ['', 'Peeters'],
  ['', 'Postma'], ['', 'Prins'], ['van', 'Rijn'], ['de', 'Ruiter'], ['', 'Schouten'], ['van', 'Schaik'], ['', 'Smit'],
  ['', 'Smeets'], ['van der', 'Steen'], ['', 'Terpstra'], ['', 'Timmermans'], ['van der', 'Veen'], ['ter', 'Velde'],
  ['', 'Verhoeven'], ['', 'Vermeer'], ['', 'Visser'], ['van', 'Vliet'], ['de', 'Vos'], ['', 'Vroom'], ['', 'Wagenaar'],
  ['van', 'Wijk'], ['de', 'Wit'], ['van der', 'Zanden'], ['', 'Zijlstra'], ['', 'Yılmaz'],
];

/** The distinctive word of a company's name, also its e-mail domain. */
// biome-ignore format: a list to read, not a column
export const COMPANY_WORDS = [
  'Aquaglans', 'Blinkert', 'Bolderik', 'Bruiswater', 'Chroomster', 'Dauwdruppel', 'De Blinkende Bumper', 'De Brug',
  'De Glansmeester', 'De Lentebeurt', 'De Roskam', 'De Schoonmakers', 'De Spiegel', 'De Waterlelie', 'De Zilverreiger',
  'Doorwaai', 'Flonker', 'Frisse Start', 'Glanspunt', 'Glimmerik', 'Helderblauw', 'Het Schuimhuis', 'IJsvogel',
  'Kaapstand', 'Kleurkracht', 'Klaterbeek', 'Kwikstaart', 'Lakparel', 'Libel', 'Lotusblad', 'Maanzicht', 'Meeuwenlaan',
  'Morgendauw', 'Noorderlicht', 'Op Rolletjes', 'Otterbeek', 'Pareldruppel', 'Plons', 'Polijstkracht', 'Regenboog',
  'Roerdomp', 'Schuimkraag', 'Schuimkracht', 'Snelglans', 'Spatlap', 'Sprank', 'Sterrenwacht', 'Stralend', 'Strijklicht',
  'Tinteling', 'Van Nat naar Droog', 'Velgenrijk', 'Vlekvrij', 'Vliegwiel', 'Waterjuffer', 'Watermolen', 'Westerglans',
  'Wielewaal', 'Windkracht', 'Zeemleer', 'Zilverdruppel', 'Zonnewende', 'Zuiderzicht', 'Zwaluw',
] as const;

/** `*` is replaced by the company's word. */
// biome-ignore format: a list to read, not a column
export const COMPANY_FORMS = [
  'Wasstraat *', 'Autowas *', 'Carwash *', '* Carwash', 'Autowasserette *', 'Wasbox *', 'Truckwash *', '* Autoreiniging',
  'Waspark *', '* Autopoets', 'Carcleaning *', 'Autowascentrum *', 'Wasplein *', '* Wasboxen', 'Autobedrijf *', 'Tankstation *',
] as const;
