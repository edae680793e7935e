/** What every v2 answer is wrapped in (section 7, and the wire's failure shape). */
export const CODE_OK = 'OK';
export const CODE_ERROR = 'ERROR';

export interface Success<Data> {
  code: typeof CODE_OK;
  data: Data;
}
/** `fields`: a message per field of the body, with status 422 alone. */
export interface Failure {
  code: typeof CODE_ERROR;
  data: { error: string; fields?: Record<string, string> };
}

export const success = <Data>(data: Data): Success<Data> => ({ code: CODE_OK, data });
export const failure = (error: string, fields?: Record<string, string>): Failure => ({
  code: CODE_ERROR,
  data: fields ? { error, fields } : { error },
});

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The data of a success; undefined when the answer is anything else (HTML, nothing, another code). */
export const dataOfSuccess = (answer: unknown): { data: unknown } | undefined =>
  isObject(answer) && answer.code === CODE_OK ? { data: answer.data } : undefined;

/** The Dutch text and the field messages of a failure, as far as the answer carries them. */
export const detailsOfFailure = (answer: unknown): { error?: string; fields?: Record<string, string> } => {
  const data = isObject(answer) && isObject(answer.data) ? answer.data : {};
  const fields = isObject(data.fields)
    ? Object.fromEntries(Object.entries(data.fields).map(([name, message]) => [name, String(message)]))
    : undefined;
  return {
    ...(typeof data.error === 'string' && data.error !== '' ? { error: data.error } : {}),
    ...(fields ? { fields } : {}),
  };
};
