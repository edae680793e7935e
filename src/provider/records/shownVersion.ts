import type { Fields } from '../../lib/recordFields';

/**
 * A record that writes on this device wait about is shown under a version that names the last of them ('12+5'). What
 * another tab saved since is then not taken for what this form has read. v2 knows the part before the plus alone.
 */
export const shownVersion = (version: number, place: number): string => `${version}+${place}`;

export const isShownVersion = (version: unknown): boolean => typeof version === 'string' && /^\d+\+\d+$/.test(version);

/** What v2 knows of it, and the place of that write: 0 for a version of v2 itself. */
export const knownVersion = (version: unknown): { version: number; place: number } => {
  const [known, place = 0] = String(version).split('+');
  return { version: Number(known), place: Number(place) };
};

export const withKnownVersion = (record: Fields): Fields =>
  isShownVersion(record.version) ? { ...record, version: knownVersion(record.version).version } : record;
