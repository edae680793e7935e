/** The name of a user's database of visits in this browser. Deleted when the user signs out. */
export const VISITS_OF = 'wasbeheer.visits.';

export const visitsOf = (userId: number): string => `${VISITS_OF}${userId}`;

export const forgetVisits = (userId: number): void => {
  try {
    indexedDB.deleteDatabase(visitsOf(userId));
  } catch {
    // A browser without storage has no visits.
  }
};
