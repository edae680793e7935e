import { remembered } from '../provider/reads/listSizes';

/** Remembered for any sign-in, because such a server has no `/api` for anyone. */
export const isKnownToLackApi = (): boolean => remembered().sizes === null;
