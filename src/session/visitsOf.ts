/** The name of a user's database of visits in this browser. Deleted when the user signs out. */
export const VISITS_OF = 'wasbeheer.visits.';

export const visitsOf = (userId: number): string => `${VISITS_OF}${userId}`;
