/**
 * Where a text belongs. A key of the catalogue, in `nl/`: what react-admin looks up, and what several screens say. An
 * object in `nl/late/`, imported by what says it: what comes with one dialog or screen, what is said before the
 * catalogue is there, and texts that are functions.
 */
export type Texts = { [key: string]: string | Texts };

/** Merges branches that several files share (`resources`). Throws when two have the same text. */
export const merge = (all: Texts, more: Texts): Texts => {
  const merged = { ...all };
  for (const [key, value] of Object.entries(more)) {
    const present = merged[key];
    if (present === undefined) merged[key] = value;
    else if (typeof present === 'object' && typeof value === 'object') merged[key] = merge(present, value);
    else throw new Error(`Two texts for ${key}`);
  }
  return merged;
};
