import type { V2Error } from './V2Error';

/** What a call was refused for, each reason once: the error's text may repeat those of its fields. */
export const reasonsOf = ({ message, fields }: V2Error): string[] => [
  message,
  ...new Set(Object.values(fields).filter((reason) => !message.includes(reason))),
];
