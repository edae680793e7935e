/**
 * The list in `groups` consecutive groups (section 9). Fills each group before the next one, so the last may be shorter
 * or empty; with `balanced` the sizes differ by one at most. Fewer than 2 groups means one.
 */
export function splitInGroups<T>(list: readonly T[], groups: number, balanced = false): T[][] {
  const count = Math.max(1, Math.floor(groups) || 1);
  const full = Math.ceil(list.length / count);
  const even = Math.floor(list.length / count);
  const longer = list.length % count;
  const start = (group: number) => (balanced ? group * even + Math.min(group, longer) : group * full);
  return Array.from({ length: count }, (_, group) => list.slice(start(group), start(group + 1)));
}
