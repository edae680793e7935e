/** Why a write waits for its user, as it is stored: a code, which the screen words, or what the server said. */
export type Problem = 'unsure' | 'orphaned' | 'changed' | { reason: string };

/** Earlier versions stored the sentences of the screen, as they then were. */
const SENTENCES: Readonly<Record<string, Problem>> = {
  'Dit is verstuurd, maar er kwam geen antwoord. Misschien is het toch opgeslagen. Kijk dat na voordat je het opnieuw verstuurt.':
    'unsure',
  'Dit hoort bij iets dat niet is opgeslagen.': 'orphaned',
  'Iemand anders heeft dit intussen gewijzigd.': 'changed',
};
const CODES: ReadonlySet<unknown> = new Set(Object.values(SENTENCES));

/** What this version makes of a stored problem, also one that an earlier version stored as text. */
export const storedProblem = (stored: Problem | string): Problem =>
  // The cast is safe: a text is a code only when it is one of them.
  typeof stored === 'string' && !CODES.has(stored) ? (SENTENCES[stored] ?? { reason: stored }) : (stored as Problem);
