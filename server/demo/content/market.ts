import type { Thing } from '../pictures/album';

/** Second-hand machines that customers offer each other. */
export interface DemoAdvert {
  title: string;
  description: string;
  things: readonly [Thing, ...Thing[]];
  color: string;
  published: boolean;
}

const advert = (title: string, description: string, color: string, ...things: [Thing, ...Thing[]]): DemoAdvert => ({
  title,
  description,
  color,
  things,
  published: true,
});

export const ADVERTS: readonly DemoAdvert[] = [
  advert(
    'Roll-over wasinstallatie met textielborstels',
    'Vanwege nieuwbouw komt onze roll-over vrij. Bouwjaar 2017, ongeveer 92.000 wasbeurten, altijd in onderhoud geweest. Werkt nog dagelijks en is op afspraak te bekijken. Demontage in overleg.',
    '#4a7fb0',
    'washArch',
    'roller',
    'payStation',
  ),
  advert(
    'Twee hogedrukpompen 21 l/min',
    'Set van twee plunjerpompen met motor en manometer, vorig jaar gereviseerd. Samen of los te koop. Vraagprijs € 750 per stuk.',
    '#5f8f6f',
    'pump',
    'spareParts',
  ),
  advert(
    'Osmose-installatie 250 l/uur',
    'Compleet frame met drie membranen en opslagtank van 500 liter. Te klein geworden na uitbreiding. EC van het water was bij de laatste meting 14 µS/cm.',
    '#4fa3b0',
    'osmosis',
    'filter',
  ),
  advert(
    'Betaalautomaat voor vier wasboxen',
    'Neemt munten en passen aan. Rvs behuizing zonder roest, sleutels en handleiding aanwezig. Zelf demonteren en ophalen.',
    '#5d6d9e',
    'payStation',
    'tokens',
  ),
  advert(
    'Dubbele stofzuiger, rvs',
    'Zuiger met twee slangen en muntproever. Motoren zijn twee jaar oud. Optisch gebruikerssporen, technisch in orde.',
    '#8a6fa5',
    'vacuum',
    'hose',
  ),
  advert(
    'Droogportaal 3 × 4 kW',
    'Drie ventilatoren met frequentieregelaar en frame. Vrijgekomen bij ombouw naar een stillere droger. Vervoer kan geregeld worden.',
    '#6f8f9a',
    'dryer',
  ),
  advert(
    'Waterontharder duplex 2 × 25 liter',
    'Werkt op volume, hars is in 2022 vervangen. Inclusief pekelvat en bypass. Vraagprijs € 480.',
    '#4f8fc0',
    'softener',
    'bag',
  ),
  advert(
    'Partij zijborstels blauw, nieuw in doos',
    'Verkeerd besteld: drie sets segmenten voor zijborstels, hoogte 220 cm. Alleen als geheel te koop.',
    '#3f78b5',
    'roller',
    'box',
  ),
  advert(
    'Schuimunit 50 liter met slanghaspel',
    'Verplaatsbaar drukvat, gekeurd tot volgend jaar. Gebruikt op de truckwash, nu over.',
    '#b5655a',
    'foamUnit',
    'hose',
  ),
  advert(
    'Vier slangendoseerpompen 3 l/uur',
    'Overgebleven na de overstap op een centraal doseersysteem. Getest, met nieuwe slang. € 60 per stuk.',
    '#7a6cb0',
    'dosingPump',
    'valve',
  ),
  advert(
    'Gezocht: lamellen voor textielportaal',
    'Wij zoeken een set lamellen van 120 cm, kleur maakt niet uit. Licht gebruikt mag. Graag een foto meesturen.',
    '#c08a4f',
    'strips',
  ),
  advert(
    'Complete wasbox-inrichting',
    'Lans, schuimborstel, zwenkarmen en bediening van één wasbox. Wegens sluiting van de locatie per 1 maart beschikbaar.',
    '#d09a4a',
    'lance',
    'foamBrush',
    'payStation',
  ),
  {
    ...advert(
      'Ventilatormotor 4 kW, gereviseerd',
      'Motor met nieuwe lagers, drie maanden garantie van de reviseur. Past op de meeste droogportalen.',
      '#7d9a5a',
      'spareParts',
    ),
    published: false,
  },
  {
    ...advert(
      'IBC-lekbakken (2 stuks)',
      'Kunststof lekbakken met rooster, 1000 liter. Schoon en onbeschadigd.',
      '#8fa0ad',
      'container',
    ),
    published: false,
  },
];
