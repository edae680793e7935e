import type { Texts } from './texts';

/** The texts that a build leaves out of messages.ts (split.ts). */
export const laterMessages: Texts = {};
