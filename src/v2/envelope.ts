/** The envelope of every v2 answer (section 7). */
export const CODE_OK = 'OK';
export const CODE_ERROR = 'ERROR';

interface Success<Data> {
  code: typeof CODE_OK;
  data: Data;
}
/**
 * `fields`: a message per field of the body, with status 422, and with 409 for a user name that is taken. `id`: only
 * with status 409, of the record that an earlier write under the same key created.
 */
interface Failure {
  code: typeof CODE_ERROR;
  data: { error: string; fields?: Record<string, string>; id?: number };
}

export const success = <Data>(data: Data): Success<Data> => ({ code: CODE_OK, data });
export const failure = (error: string, details: Omit<Failure['data'], 'error'> = {}): Failure => ({
  code: CODE_ERROR,
  data: { error, ...details },
});

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * The data of a success, else undefined. `mayLackCode`: an answer with data and without a code is one too (section 7).
 */
export const dataOfSuccess = (answer: unknown, { mayLackCode = false } = {}): { data: unknown } | undefined => {
  if (!isObject(answer)) return undefined;
  const isSuccess = answer.code === CODE_OK || (mayLackCode && !('code' in answer) && 'data' in answer);
  return isSuccess ? { data: answer.data } : undefined;
};

/** The Dutch text, the field messages and the id of a failure, if present. */
export const detailsOfFailure = (answer: unknown): Partial<Failure['data']> => {
  const data = isObject(answer) && isObject(answer.data) ? answer.data : {};
  const texts = isObject(data.fields) && Object.entries(data.fields).map(([name, text]) => [name, String(text)]);
  return {
    ...(typeof data.error === 'string' && data.error !== '' && { error: data.error }),
    ...(texts && { fields: Object.fromEntries(texts) }),
    ...(typeof data.id === 'number' && { id: data.id }),
  };
};
