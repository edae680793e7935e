/** Values by field: of a record, a form or a filter. */
export type Fields = Readonly<Record<string, unknown>>;
