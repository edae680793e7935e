/** Refuses a call, with the reason; `fields` says which are to blame. */
export class Refusal extends Error {
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 502 | 503 | 504,
    /** Dutch, shown to staff. */
    readonly text: string,
    readonly fields?: Record<string, string>,
    readonly headers: Record<string, string> = {},
    /** The id of the record that an earlier write with this key created; only with 409. */
    readonly id?: number,
  ) {
    super(text);
  }
}

/** Of a fault of the server: what it is, its log alone says. */
export const SERVER_FAILED = 'Er ging iets mis op de server. Probeer het later opnieuw.';

/** The caller left: nobody reads this. */
export const CUT_OFF = new Refusal(400, 'De aanroep is afgebroken.');

/** 422 on these fields. The text repeats the first reasons, for clients that show no fields. */
export const refuseFields = (fields: Record<string, string>): Refusal => {
  const reasons = [...new Set(Object.values(fields))].slice(0, 3);
  return new Refusal(422, ['Niet alles is goed ingevuld.', ...reasons].join(' '), fields);
};

/** The row. Throws 404 when there is none. */
export const found = <Row>(row: Row | undefined, what: string): Row => {
  if (row === undefined) throw new Refusal(404, `${what} bestaat niet (meer).`);
  return row;
};

/** Throws 404 when the statement changed no row. */
export const touched = (rows: bigint, what: string): void => {
  if (rows === 0n) throw new Refusal(404, `${what} bestaat niet (meer).`);
};

interface Changing {
  executeTakeFirst: () => Promise<{ numUpdatedRows: bigint } | { numDeletedRows: bigint }>;
}

/** Updates or deletes one row, and gives the empty answer. Throws 404 when there is none. */
export const changeOne = async (query: Changing, what: string) => {
  const result = await query.executeTakeFirst();
  touched('numUpdatedRows' in result ? result.numUpdatedRows : result.numDeletedRows, what);
  return {};
};
