/** Texts of the labels of machines. Apart from the catalogue. */
export const labelTexts = {
  one: 'QR-label',
  many: 'QR-labels',
  title: 'QR-labels',
  what: 'Plak het label op de machine. De camera van je telefoon opent dan de machine in Wasbeheer.',
  local: (host: string) =>
    `Deze labels verwijzen naar ${host}, dat een telefoon niet bereikt. Open Wasbeheer op zijn eigen adres en maak ze daar.`,
  none: 'Er is nog geen machine om een label voor te maken.',
  number: (id: number) => `Machine ${id}`,
  code: (name: string) => `QR-code van ${name}`,
  close: 'Sluiten',
  print: 'Afdrukken',
};
