/** By the standing of what is on this device and not yet on the server. Apart from the other texts: every list has them. */
export const waitingMarks: Readonly<Record<string, string>> = {
  waits: 'wacht op verbinding',
  refused: 'niet verstuurd',
  unsure: 'geen antwoord',
};
