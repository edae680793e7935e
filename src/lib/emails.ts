/** E-mail addresses travel as one text, separated by commas (company_email, section 3). */

/** 'a@x.nl, b@y.nl' -> ['a@x.nl', 'b@y.nl']. Drops spaces, empty parts and duplicates. */
export function splitEmails(text: string | null | undefined): string[] {
  const known = new Set<string>();
  return (text ?? '')
    .split(/[,;\n]/)
    .map((address) => address.trim())
    .filter((address) => {
      const compared = address.toLowerCase();
      if (compared === '' || known.has(compared)) return false;
      known.add(compared);
      return true;
    });
}

/** ['a@x.nl', 'b@y.nl'] -> 'a@x.nl,b@y.nl'. */
export const joinEmails = (addresses: readonly string[]): string => splitEmails(addresses.join(',')).join(',');
