/** A list divided over n columns (specification section 9). */

/**
 * The list in n groups, in order. Each group is filled before the next one starts, so the last may be shorter or
 * empty; `balanced` keeps the sizes within one of each other. Below 2 groups there is one.
 */
export function splitInGroups<T>(list: readonly T[], groups: number, balanced = false): T[][] {
  const count = Math.max(1, Math.floor(groups) || 1);
  const full = Math.ceil(list.length / count);
  const even = Math.floor(list.length / count);
  const longer = list.length % count;
  const start = (group: number) => (balanced ? group * even + Math.min(group, longer) : group * full);
  return Array.from({ length: count }, (_, group) => list.slice(start(group), start(group + 1)));
}
