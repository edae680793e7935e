import { family, liters } from './family';

/** Shampoo, foam, pre-wash and wheels. */
export const CLEANING = [
  family('AS-CIT', 'Reinigingsmiddel', '#d9b23c', ['shampoo.auto', 'waschemie.shampoo'], {
    name: 'Autoshampoo Citroen',
    about:
      'Frisse shampoo met veel schuim die vuil losweekt zonder de waxlaag aan te tasten. Geschikt voor handwas en borstelwas.',
    tech: 'pH concentraat: 7,5. Dosering: 30 ml op 10 liter water, in de wasstraat 1:80. Dichtheid: 1,03 kg/l. Biologisch afbreekbaar.',
    packs: liters([1, 6.95], [5, 27.5], [20, 84.5], [200, 739]),
  }),
  family('AS-NEU', 'Reinigingsmiddel', '#4f9bc4', ['shampoo.auto'], {
    name: 'Autoshampoo pH-neutraal',
    about: 'Milde shampoo voor gecoate en pas gespoten lak. Spoelt snel schoon en laat geen strepen achter.',
    tech: 'pH gebruiksoplossing: 7,0. Dosering: 20 ml op 10 liter water. Vrij van fosfaat en siliconen.',
    packs: liters([1, 7.45], [5, 29.95], [20, 92]),
  }),
  family('AS-WAX', 'Reinigingsmiddel', '#c26a8a', ['shampoo.auto', 'zelfwas.chemie'], {
    name: 'Shampoo Wash & Wax',
    about: 'Wast en verzorgt in één gang. De lichte waxfilm laat water afparelen en geeft donkere lak meer diepte.',
    tech: 'pH concentraat: 6,2. Dosering: 1:100. Bevat carnauba-emulsie. Niet gebruiken op ruiten met coating.',
    packs: liters([1, 8.25], [5, 33.5], [20, 108]),
  }),
  family('SF-BLA', 'Reinigingsmiddel', '#3f7fb5', ['shampoo.schuim', 'zelfwas.chemie'], {
    name: 'Snow Foam Blauw',
    about: 'Dik, traag zakkend schuim dat zand en pekel losweekt voordat de borstel erop komt. Met frisse zeegeur.',
    tech: 'pH concentraat: 9,0. Dosering met schuimlans: 1:10. Inwerktijd: 3 tot 5 minuten, niet laten opdrogen.',
    packs: liters([1, 8.95], [5, 34.5], [20, 112]),
  }),
  family('SF-KER', 'Reinigingsmiddel', '#b8475c', ['shampoo.schuim', 'zelfwas.chemie'], {
    name: 'Snow Foam Kersen',
    about: 'Roze schuim met kersengeur voor de wasbox. Klanten zien en ruiken dat er gewassen wordt.',
    tech: 'pH concentraat: 8,5. Dosering: 1:15 via schuimborstel of schuimlans.',
    packs: liters([5, 35.5]),
  }),
  family('ASC-ALK', 'Reinigingsmiddel', '#5a8f4e', ['waschemie.shampoo', 'shampoo.schuim'], {
    name: 'Actief Schuim Alkalisch',
    about: 'Krachtig schuim voor de schuimboog, ook bij hard water. Maakt vet en straatvuil los en spaart de borstels.',
    tech: 'pH concentraat: 12,3. Dosering: 1:60 tot 1:100. Alleen gebruiken met olieafscheider.',
    packs: liters([20, 79.5], [200, 698], [1000, 3120]),
  }),
  family('VR-TRK', 'Reinigingsmiddel', '#c77a3f', ['shampoo.voorreiniging', 'waschemie.voorweek'], {
    name: 'Voorreiniger Truck & Bus',
    about: 'Sterke voorreiniger voor vrachtwagens, bussen en zeilen. Verwijdert dieselroet en winterse pekelaanslag.',
    tech: 'pH concentraat: 13,0. Dosering: 1:20 tot 1:40. Niet op warme lak of in de volle zon gebruiken.',
    packs: liters([10, 46.5], [20, 86], [200, 768]),
  }),
  family('VW-ALK', 'Reinigingsmiddel', '#46679a', ['waschemie.voorweek'], {
    name: 'Voorweek Alkalisch',
    about: 'De vaste voorweek voor iedere wasstraat: breekt insecten en vet af voordat de auto onder de borstels komt.',
    tech: 'pH concentraat: 12,8. Dosering: 1:50 in de zomer, 1:80 in de winter. Contacttijd minimaal 20 seconden.',
    packs: liters([20, 74.5], [200, 649], [1000, 2890]),
  }),
  family('VW-MLD', 'Reinigingsmiddel', '#73a7a0', ['waschemie.voorweek'], {
    name: 'Voorweek Mild',
    about:
      'Voorweek zonder natronloog, veilig voor aluminium sierlijsten en folie. Een goede keuze voor elektrische leaseauto’s met mat gelakte delen.',
    tech: 'pH concentraat: 9,8. Dosering: 1:40. Geen etiketteringsplicht in gebruiksverdunning.',
    packs: liters([20, 81]),
  }),
  family('VE-ZV', 'Reinigingsmiddel', '#5c7f9e', ['velgen.reiniger', 'zelfwas.chemie'], {
    name: 'Velgenreiniger Zuurvrij',
    about:
      'Lost remstof op zonder zuur, dus veilig voor gepolijste en gelakte velgen. Ook te gebruiken in de velgenwasser.',
    tech: 'pH concentraat: 11,5. Puur of tot 1:5 verdund aanbrengen, 2 minuten laten inwerken en afspoelen.',
    packs: liters([0.5, 7.95], [5, 38.5], [20, 126]),
  }),
  family('VE-GEL', 'Reinigingsmiddel', '#8d5aa5', ['velgen.reiniger'], {
    name: 'Velgengel Kleurwissel',
    about:
      'Gel die paars kleurt waar ijzerdeeltjes loslaten. De klant ziet dat het werkt en weet wanneer hij kan spoelen.',
    tech: 'pH: 6,8. Onverdund gebruiken op koude velgen. Verbruik: circa 40 ml per wiel.',
    packs: liters([0.75, 11.95], [5, 54.5]),
  }),
  family('VE-ZUR', 'Reinigingsmiddel', '#b4573f', ['velgen.reiniger'], {
    name: 'Velgenreiniger Zuur',
    about:
      'Voor ingebrande remstof en kalk waar een zuurvrij middel niet meer helpt. Alleen voor gelakte velgen en ervaren gebruikers.',
    tech: 'pH concentraat: 1,2. Dosering: 1:3 tot 1:10. Draag handschoenen en een veiligheidsbril. ADR-vrij tot 5 liter.',
    packs: liters([5, 36.5]),
  }),
  family('IN-VER', 'Reinigingsmiddel', '#6e9c4a', ['velgen.insecten', 'zelfwas.chemie'], {
    name: 'Insectenverwijderaar',
    about:
      'Weekt insecten los van bumper, ruit en spiegels. Het schuim blijft hangen, zodat de enzymen hun werk kunnen doen.',
    tech: 'pH: 10,2. Kant-en-klaar of 1:10 in de voorsproeier. Niet laten opdrogen.',
    packs: liters([0.75, 7.25], [5, 31.5], [20, 98]),
  }),
  family('TE-LYM', 'Reinigingsmiddel', '#5b5f6b', ['velgen.insecten'], {
    name: 'Teer- & lijmverwijderaar',
    about: 'Verwijdert teerspatten, lijmresten en wasvlekken van lak en velgen. Ruikt mild naar sinaasappel.',
    tech: 'Op basis van oplosmiddel. Eerst op een onopvallende plek proberen. Vlampunt: 62 °C.',
    packs: liters([1, 12.5]),
  }),
  family('VL-ROE', 'Reinigingsmiddel', '#a5673f', ['velgen.insecten'], {
    name: 'Vliegroestverwijderaar',
    about:
      'Trekt ingevreten ijzerdeeltjes uit de lak, onmisbaar vóór het polijsten of coaten. Onschadelijk voor blanke lak en glas.',
    tech: 'pH: 6,5. Onverdund aanbrengen, 3 minuten laten inwerken en ruim naspoelen.',
    packs: liters([1, 14.95]),
  }),
];
