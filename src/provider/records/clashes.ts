import type { Fields } from '../../lib/recordFields';

/**
 * The fields (section 7) in which another user's value is refused beside what the form changed: only one of both can be
 * stored. `refused` has a message by path, such as 'categories.0.shop_id'.
 */
export const clashesIn = (
  refused: Readonly<Record<string, string>>,
  mine: Fields,
  merged: Fields,
  meansSame: (held: unknown, sent: unknown) => boolean,
) =>
  [...new Set(Object.keys(refused).map((path) => path.replace(/\..*/, '')))]
    .filter((field) => !meansSame(merged[field], mine[field]))
    .map((field) => ({ field, mine: mine[field], theirs: merged[field] }));
