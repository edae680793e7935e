/** Of an export, beside its button. */
export const exportTexts = {
  stop: (percent: number) => `Stoppen (${percent}%)`,
  failed: 'Er is geen bestand gemaakt: niet alles kon worden geladen.',
  nothing: 'Er is niets meer om te exporteren.',
  gone: (count: number) =>
    count === 1
      ? '1 gekozen regel bestaat niet meer, en staat niet in het bestand.'
      : `${count} gekozen regels bestaan niet meer, en staan niet in het bestand.`,
};
