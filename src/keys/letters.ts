/** The places that G and a letter lead to. */
export interface Place {
  /** Key of a text with a plural. */
  label: string;
  path: string;
}

const lettersIn = (name: string): string[] => [
  ...name
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^A-Z]/g, ''),
];

/** A letter for each name, in their order: its first where that is free, else the next of its letters that is. */
export const lettersOf = (names: readonly string[]): (string | undefined)[] => {
  const owner = new Map<string, number>();
  const give = (letters: readonly string[], index: number) => {
    const free = letters.find((letter) => !owner.has(letter));
    if (free && ![...owner.values()].includes(index)) owner.set(free, index);
  };
  // First letters first: a name early in the list takes no other name's first letter.
  names.forEach((name, index) => {
    give(lettersIn(name).slice(0, 1), index);
  });
  names.forEach((name, index) => {
    give(lettersIn(name), index);
  });
  return names.map((_, index) => [...owner].find(([, of]) => of === index)?.[0]);
};
