import type { Texts } from './texts';

/**
 * The texts of the frame, of home, and of what can happen there; `*` is any name. Every other screen and each dialog
 * waits for the later ones together with its own code. A test looks for the texts that frame and home name.
 */
const FIRST = [
  'app',
  'calendar',
  'commandMenu.open',
  'feedback.load',
  'home',
  'ra.action.close',
  'ra.action.undo',
  'ra.auth.auth_check_error',
  'ra.notification',
  'ra.page.loading',
  'ui.chart',
  // The menu's.
  '*.menu',
  'resources.*.name',
].map((pattern) => pattern.split('.'));

/** Splits the catalogue in two, for a build. */
export const split = (texts: Texts, patterns = FIRST): { first: Texts; later: Texts } => {
  const first: Texts = {};
  const later: Texts = {};
  for (const [key, value] of Object.entries(texts)) {
    const rest = patterns.filter(([name]) => name === '*' || name === key).map(([, ...names]) => names);
    if (rest.some((names) => names.length === 0)) first[key] = value;
    else if (rest.length === 0 || typeof value === 'string') later[key] = value;
    else {
      const parts = split(value, rest);
      if (Object.keys(parts.first).length > 0) first[key] = parts.first;
      if (Object.keys(parts.later).length > 0) later[key] = parts.later;
    }
  }
  return { first, later };
};
