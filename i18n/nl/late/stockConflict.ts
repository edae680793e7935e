/** What a form of react-admin's own says, beside the fields and as its notice, when someone else changed the same. */
export const stockConflictTexts = {
  emptied: 'Is intussen leeggemaakt.',
  changed: 'Is intussen gewijzigd.',
  now: (value: string) => `Staat er nu als: ${value}`,
  again: 'Open dit opnieuw om verder te gaan.',
};
