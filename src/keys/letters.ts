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

/**
 * A letter for each name, in their order: its first where that is free, else the next of its letters that is. First
 * letters first: a name early in the list takes no other name's first letter.
 */
export const lettersOf = (names: readonly string[]): (string | undefined)[] => {
  const given: (string | undefined)[] = [];
  for (const count of [1, undefined])
    names.forEach((name, index) => {
      given[index] ??= lettersIn(name)
        .slice(0, count)
        .find((letter) => !given.includes(letter));
    });
  return given;
};
