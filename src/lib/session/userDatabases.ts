import { tokenStore } from './tokenStore';

/** The databases that this browser keeps for a user. All are deleted when the user signs out. */

export const DRAFTS_OF = 'wasbeheer.drafts.';
export const VISITS_OF = 'wasbeheer.visits.';

export const draftsOf = (userId: number): string => `${DRAFTS_OF}${userId}`;
/** What was read for a visit. */
export const visitsOf = (userId: number): string => `${VISITS_OF}${userId}`;
/** What waits to be sent. */
export const waitingOf = (userId: number): string => `wasbeheer.waiting.${userId}`;
/** Runs, where v2 has no `/api`. */
export const runsOf = (userId: number): string => `wasbeheer.runs.${userId}`;

/** Runs only for the signed-in user. Errors of the storage give undefined. */
export const ofSignedIn = async <Result>(userId: number, work: () => Promise<Result>): Promise<Result | undefined> => {
  if (tokenStore.get()?.userId !== userId) return undefined;
  try {
    return await work();
  } catch {
    return undefined;
  }
};
