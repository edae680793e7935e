import { LATE_LIMIT_MINUTES } from '../../../src/v2/entities/scheduledPush';

/** Texts of push messages that are sent later. Apart from the catalogue: they come with their screen. */
export const scheduledPushTexts = {
  when: 'Wanneer',
  now: 'Nu',
  later: 'Later',
  twice: {
    first: 'Dit tijdstip komt die nacht twee keer voor. Het bericht gaat de eerste keer weg.',
    second: 'Dit tijdstip komt die nacht twee keer voor. Het bericht gaat de tweede keer weg.',
  },
  hint: `Tot dat moment kun je het bericht terugroepen. Staat de server dan uit, dan gaat het tot ${LATE_LIMIT_MINUTES} minuten later nog weg; daarna niet meer.`,
  plan: (shop: string) => `Plan in voor ${shop}`,
  planning: 'Bezig met inplannen…',
  planned: (at: string, shop: string) => `Ingepland: ${at} naar ${shop}`,
  failed: 'Het bericht is niet ingepland.',
  maybePlanned:
    'Misschien is het bericht toch ingepland. Kijk dat bij ‘Ingepland’ na voordat je het nog eens probeert.',
  againTitle: 'Staat al klaar',
  againPlan: 'Toch inplannen',
  again: (at: string, shop: string) =>
    `Ditzelfde bericht staat al klaar om op ${at} naar ${shop} te gaan. Toch nog een keer?`,
  title: 'Ingepland',
  none: 'Er wacht geen bericht.',
  to: (at: string, shop: string, by: string) => `${at} naar ${shop}, door ${by}`,
  states: { queued: 'Onderweg', missed: 'Niet verstuurd', failed: 'Mislukt', kept: 'Niet verstuurd, bewaard' },
  missed:
    'de server stond op dat moment uit, of er is een oudere back-up teruggezet: dan is het misschien toch verstuurd.',
  recall: 'Terugroepen',
  recallOf: (message: string) => `Terugroepen: ${message}`,
  recalled: 'Teruggeroepen: het bericht wordt niet verstuurd.',
  aside: (at: string, shop: string) => `Teruggeroepen, dus niet verstuurd (${at} naar ${shop}):`,
  asideMaybe: (at: string, shop: string) =>
    `Misschien teruggeroepen (${at} naar ${shop}). Dat staat hier zodra de server het zegt. De tekst:`,
  putBack: 'In het bericht zetten',
  throwAway: 'Tekst weggooien',
  maybeRecalled: 'Misschien is het bericht teruggeroepen. De tekst is bewaard.',
  recallFailed: 'Het bericht is niet teruggeroepen.',
};
