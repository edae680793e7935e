/** The name of a user's database of runs in this browser, where v2 has no `/api`. Deleted when the user signs out. */
const RUNS_OF = 'wasbeheer.runs.';

export const runsOf = (userId: number): string => `${RUNS_OF}${userId}`;
