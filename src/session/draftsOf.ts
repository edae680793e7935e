/** Where this browser keeps what a user typed and did not save yet: a database of their own, which goes when they sign out. */
export const DRAFTS_OF = 'wasbeheer.drafts.';

export const draftsOf = (userId: number): string => `${DRAFTS_OF}${userId}`;

export const forgetDrafts = (userId: number): void => {
  try {
    indexedDB.deleteDatabase(draftsOf(userId));
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
};
