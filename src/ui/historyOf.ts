/** What else the audit keeps of the records of a resource, under names of its own: who signed in, which mail went out. */
const ALSO: Readonly<Record<string, readonly string[]>> = { staff: ['accounts'], transactions: ['orderMails'] };

/** The resources of the audit that tell the history of one. */
export const historyOf = (resource: string): string | readonly string[] =>
  ALSO[resource] ? [resource, ...ALSO[resource]] : resource;

/** The resource whose records an entry of the audit is about. */
export const subjectOf = (resource: string): string =>
  Object.keys(ALSO).find((subject) => ALSO[subject]?.includes(resource)) ?? resource;
