/** All texts of the app: one file a resource or page in nl/, found by being there. */
type Texts = { [key: string]: string | Texts };

const files = import.meta.glob<Texts>('./nl/*.ts', { eager: true, import: 'default' });

/** Two files may add to the same branch (`resources`); a text itself has one home. */
const merge = (all: Texts, more: Texts): Texts => {
  const merged = { ...all };
  for (const [key, value] of Object.entries(more)) {
    const present = merged[key];
    if (present === undefined) merged[key] = value;
    else if (typeof present === 'object' && typeof value === 'object') merged[key] = merge(present, value);
    else throw new Error(`Two texts for ${key}`);
  }
  return merged;
};

export const messages: Texts = Object.values(files).reduce(merge, {});
