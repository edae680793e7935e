/** A second-hand machine that a customer offers. */
const advert = (
  color: string,
  things: readonly [string, ...string[]],
  said: { title: string; description: string; published?: boolean },
) => ({ published: true, ...said, color, things });

export const ADVERTS = [
  advert('#4a7fb0', ['washArch', 'roller', 'payStation'], {
    title: 'Roll-over wasinstallatie met textielborstels',
    description:
      'Vanwege nieuwbouw komt onze roll-over vrij. Bouwjaar 2017, ongeveer 92.000 wasbeurten, altijd in onderhoud geweest. Werkt nog dagelijks en is op afspraak te bekijken. Demontage in overleg.',
  }),
  advert('#5f8f6f', ['pump', 'spareParts'], {
    title: 'Twee hogedrukpompen 21 l/min',
    description:
      'Set van twee plunjerpompen met motor en manometer, vorig jaar gereviseerd. Samen of los te koop. Vraagprijs € 750 per stuk.',
  }),
  advert('#4fa3b0', ['osmosis', 'filter'], {
    title: 'Osmose-installatie 250 l/uur',
    description:
      'Compleet frame met drie membranen en opslagtank van 500 liter. Te klein geworden na uitbreiding. EC van het water was bij de laatste meting 14 µS/cm.',
  }),
  advert('#5d6d9e', ['payStation', 'tokens'], {
    title: 'Betaalautomaat voor vier wasboxen',
    description:
      'Neemt munten en passen aan. Rvs behuizing zonder roest, sleutels en handleiding aanwezig. Zelf demonteren en ophalen.',
  }),
  advert('#8a6fa5', ['vacuum', 'hose'], {
    title: 'Dubbele stofzuiger, rvs',
    description:
      'Zuiger met twee slangen en muntproever. Motoren zijn twee jaar oud. Optisch gebruikerssporen, technisch in orde.',
  }),
  advert('#6f8f9a', ['dryer'], {
    title: 'Droogportaal 3 × 4 kW',
    description:
      'Drie ventilatoren met frequentieregelaar en frame. Vrijgekomen bij ombouw naar een stillere droger. Vervoer kan geregeld worden.',
  }),
  advert('#4f8fc0', ['softener', 'bag'], {
    title: 'Waterontharder duplex 2 × 25 liter',
    description: 'Werkt op volume, hars is in 2022 vervangen. Inclusief pekelvat en bypass. Vraagprijs € 480.',
  }),
  advert('#3f78b5', ['roller', 'box'], {
    title: 'Partij zijborstels blauw, nieuw in doos',
    description: 'Verkeerd besteld: drie sets segmenten voor zijborstels, hoogte 220 cm. Alleen als geheel te koop.',
  }),
  advert('#b5655a', ['foamUnit', 'hose'], {
    title: 'Schuimunit 50 liter met slanghaspel',
    description: 'Verplaatsbaar drukvat, gekeurd tot volgend jaar. Gebruikt op de truckwash, nu over.',
  }),
  advert('#7a6cb0', ['dosingPump', 'valve'], {
    title: 'Vier slangendoseerpompen 3 l/uur',
    description: 'Overgebleven na de overstap op een centraal doseersysteem. Getest, met nieuwe slang. € 60 per stuk.',
  }),
  advert('#c08a4f', ['strips'], {
    title: 'Gezocht: lamellen voor textielportaal',
    description:
      'Wij zoeken een set lamellen van 120 cm, kleur maakt niet uit. Licht gebruikt mag. Graag een foto meesturen.',
  }),
  advert('#d09a4a', ['lance', 'foamBrush', 'payStation'], {
    title: 'Complete wasbox-inrichting',
    description:
      'Lans, schuimborstel, zwenkarmen en bediening van één wasbox. Wegens sluiting van de locatie per 1 maart beschikbaar.',
  }),
  advert('#7d9a5a', ['spareParts'], {
    title: 'Ventilatormotor 4 kW, gereviseerd',
    description: 'Motor met nieuwe lagers, drie maanden garantie van de reviseur. Past op de meeste droogportalen.',
    published: false,
  }),
  advert('#8fa0ad', ['container'], {
    title: 'IBC-lekbakken (2 stuks)',
    description: 'Kunststof lekbakken met rooster, 1000 liter. Schoon en onbeschadigd.',
    published: false,
  }),
];
