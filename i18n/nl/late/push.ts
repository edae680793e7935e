/** Texts of a push message on its way. Apart from the catalogue: they come with their page. */
export const pushTexts = {
  countdown: (seconds: number, shop: string) =>
    `Naar ${shop} over ${seconds} ${seconds === 1 ? 'seconde' : 'seconden'}`,
  countdownSaid: (seconds: number, shop: string) =>
    `Het bericht gaat over ${seconds} seconden naar ${shop}. Druk op Escape om te annuleren.`,
  calledOff: 'Niet verstuurd: het aftellen is gestopt.',
  sent: {
    againTitle: 'Al verstuurd',
    again: (at: string, shop: string) => `Ditzelfde bericht ging op ${at} al naar ${shop}. Nog een keer versturen?`,
  },
  unsure: {
    againTitle: 'Misschien al verstuurd',
    again: (at: string, shop: string) =>
      `Ditzelfde bericht ging op ${at} misschien al naar ${shop}: er kwam geen antwoord. Nog een keer versturen?`,
  },
  failed: {
    againTitle: 'Eerder mislukt',
    again: (at: string, shop: string) => `Ditzelfde bericht aan ${shop} mislukte op ${at}.`,
  },
  kept: {
    againTitle: 'Alleen bewaard',
    again: (at: string, shop: string) => `Ditzelfde bericht aan ${shop} is op ${at} bewaard, en niet verstuurd.`,
  },
  keptOnly:
    'Er is geen pushdienst ingesteld: berichten worden alleen bewaard, en gaan naar niemand. De beheerder kan er een instellen (PUSH_WEBHOOK_URL).',
  againSend: 'Nog een keer versturen',
};
