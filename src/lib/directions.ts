/** A plain link to the route to an address; a telephone opens it in its own map. '' without a street and a place. */
export const directionsTo = (address: readonly string[]): string => {
  const written = address.map((part) => part.trim()).filter(Boolean);
  return written.length < 2
    ? ''
    : `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(written.join(', '))}`;
};
