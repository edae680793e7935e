type Code = 'unsure' | 'orphaned' | 'changed';
/** Why a write waits for its user, as it is stored: a code, which the screen words, or what the server said. */
export type Problem =
  | Code
  | {
      reason: string;
      /** The answer was 404. */
      isGone?: boolean;
      /** The server could not store now, and may have carried it out: it is sent again by itself. */
      isPassing?: boolean;
    };

export const isPassing = (problem: Problem | undefined): boolean =>
  typeof problem === 'object' && problem.isPassing === true;

/** How the sentences began that earlier versions stored in place of a code. */
const BEGINNINGS: readonly (readonly [Code, string])[] = [
  ['unsure', 'Dit is verstuurd'],
  ['orphaned', 'Dit hoort bij'],
  ['changed', 'Iemand anders'],
];

/** What this version makes of a stored problem, also one that an earlier version stored as text. */
export const storedProblem = (stored: Problem | string): Problem => {
  if (typeof stored !== 'string') return stored;
  const [code] = BEGINNINGS.find(([one, beginning]) => stored === one || stored.startsWith(beginning)) ?? [];
  return code ?? { reason: stored };
};
