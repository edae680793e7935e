/** The names of a user's databases of visits in this browser. Deleted when the user signs out. */
export const VISITS_OF = 'wasbeheer.visits.';

/** What was read. */
export const visitsOf = (userId: number): string => `${VISITS_OF}${userId}`;
/** What waits to be sent. */
export const waitingOf = (userId: number): string => `wasbeheer.waiting.${userId}`;
