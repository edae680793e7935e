/** The address of v2 and its header names; set at build time (`.env`), for a v2 with other names. */

/** Origin of v2 without a final slash; '' is the page's own. */
export const API_BASE = String(import.meta.env?.VITE_API_BASE ?? '').replace(/\/$/, '');
export const TOKEN_HEADER: string = import.meta.env?.VITE_TOKEN_HEADER ?? 'Authorization';
export const TOKEN_PREFIX: string = import.meta.env?.VITE_TOKEN_PREFIX ?? 'Bearer ';
export const SOURCE_HEADER: string = import.meta.env?.VITE_SOURCE_HEADER ?? 'X-Source-System';
export const SOURCE = 'dashboard';

/** Where a picture is that v2 names by a path of its own origin; another address, or a data URL, as it is. */
export const pictureUrl = (picture: string): string => (/^\/(?!\/)/.test(picture) ? API_BASE + picture : picture);
