/** The server cannot start. The message is for the person who starts it, and is shown without a stack. */
export class StartError extends Error {}
