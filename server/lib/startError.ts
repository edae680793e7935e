/** The server cannot start. The message is for the person who starts it, and is shown without a stack. */
export class StartError extends Error {}

/** What went wrong as a StartError: itself when it is one, else these words and its reason. */
export const startErrorOf = (what: string, cause: unknown): StartError => {
  if (cause instanceof StartError) return cause;
  // Node and both engines put these on their errors; any other thrown value gives undefined.
  const { message, code } = Object(cause) as { message?: string; code?: string };
  return new StartError(`${what}: ${message || code}`, { cause });
};

/** What the person who starts a program reads when it fails: a StartError's message, else the stack. */
export const textOfFailure = (error: unknown): string =>
  `${error instanceof StartError ? error.message : error instanceof Error ? error.stack : error}\n`;
