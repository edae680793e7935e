import { remembered } from '../provider/reads/listSizes';

/** Of any sign-in: it is the server that has none. */
export const isKnownToLackApi = (): boolean => remembered().sizes === null;
