/** The name of a user's database of drafts in this browser. Deleted when the user signs out. */
export const DRAFTS_OF = 'wasbeheer.drafts.';

export const draftsOf = (userId: number): string => `${DRAFTS_OF}${userId}`;
