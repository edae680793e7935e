import { merge, type Texts } from './texts';

/** All texts of the app, from the files in nl/: one per resource or page. A build has but the first here (split.ts). */
const files = import.meta.glob<Texts>('./nl/*.ts', { eager: true, import: 'default' });

export const messages: Texts = Object.values(files).reduce(merge, {});
