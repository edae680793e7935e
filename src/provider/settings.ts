/** Where v2 is and how it wants to be addressed; set at build time (`.env`), for a v2 that names things otherwise. */
const environment: Record<string, string | undefined> = import.meta.env ?? {};

/** Origin of v2 without a slash at its end; '' is the page's own. */
export const API_BASE = (environment.VITE_API_BASE ?? '').replace(/\/$/, '');
export const TOKEN_HEADER = environment.VITE_TOKEN_HEADER ?? 'Authorization';
export const TOKEN_PREFIX = environment.VITE_TOKEN_PREFIX ?? 'Bearer ';
export const SOURCE_HEADER = environment.VITE_SOURCE_HEADER ?? 'X-Source-System';
export const SOURCE = 'dashboard';
