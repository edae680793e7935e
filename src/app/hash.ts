/** Goes to a hash route without a new history entry. A running router follows. */
export const goTo = (path: string) => window.location.replace(`#${path}`);
