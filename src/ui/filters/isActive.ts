/** True for a value that filters. Apart from `filters.ts`, which only the panel and the chips need. */
export const isActive = (value: unknown) => value !== undefined && value !== null && value !== '';
