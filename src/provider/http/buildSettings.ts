/** The address of v2 and its header names; set at build time (`.env`), for a v2 with other names. */
const environment: Record<string, string | undefined> = import.meta.env ?? {};

/** Origin of v2 without a final slash; '' is the page's own. */
export const API_BASE = (environment.VITE_API_BASE ?? '').replace(/\/$/, '');
export const TOKEN_HEADER = environment.VITE_TOKEN_HEADER ?? 'Authorization';
export const TOKEN_PREFIX = environment.VITE_TOKEN_PREFIX ?? 'Bearer ';
export const SOURCE_HEADER = environment.VITE_SOURCE_HEADER ?? 'X-Source-System';
export const SOURCE = 'dashboard';
