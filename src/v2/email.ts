/** Without the marks that have a meaning between addresses: a mailer would read 'piet;jan@x.nl' as two, or as none. */
const PART = '[^\\s@,;:<>"()\\[\\]\\\\]+';
const MAILABLE = new RegExp(`^${PART}@${PART}\\.${PART}$`);

/** True when a mail can be sent to this one address, judged by its form. */
export const isMailable = (address: string): boolean => MAILABLE.test(address);

/** 'a@x.nl; b@y.nl', as Outlook gives it, with the commas of the fields that take several. */
export const withCommas = (addresses: string): string =>
  addresses.replace(/[\s;]*[;\n][\s;]*/g, ', ').replace(/^, |, $/g, '');
