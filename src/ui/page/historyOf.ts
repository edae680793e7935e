/** The audit keeps some events about a record under another resource: sign-ins, mails and photos. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  staff: ['accounts'],
  transactions: ['orderMails'],
  machines: ['machine_photos'],
};

/** The resources of the audit that make up a record's history. */
export const historyOf = (resource: string): string | readonly string[] =>
  ALSO[resource] ? [resource, ...ALSO[resource]] : resource;

/** The resource of the record that an entry is about. */
export const recordResourceOf = (resource: string): string =>
  Object.keys(ALSO).find((subject) => ALSO[subject]?.includes(resource)) ?? resource;
