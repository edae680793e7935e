import { merge, type Texts } from './texts';

/** The catalogue: the files of nl/, one per resource or page. A build has but the first texts here (split.ts). */
const files = import.meta.glob<Texts>('./nl/*.ts', { eager: true, import: 'default' });

export const messages: Texts = Object.values(files).reduce(merge, {});
