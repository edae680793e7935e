import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';

/**
 * The place of the columns' button among a list's tools. Only the table, below them, knows its columns, so that the
 * table puts the button there.
 */
type Place = { element: HTMLElement | null; setElement: (element: HTMLElement | null) => void };
const PlaceContext = createContext<Place>({ element: null, setElement: () => undefined });

/** Around a list's tools and its table. */
export const WithColumnsPlace = ({ children }: { children: ReactNode }) => {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const place = useMemo(() => ({ element, setElement }), [element]);
  return <PlaceContext.Provider value={place}>{children}</PlaceContext.Provider>;
};

export const ColumnsPlace = () => <span ref={useContext(PlaceContext).setElement} />;

/** Null where a list has no such place. */
export const useColumnsPlace = () => useContext(PlaceContext).element;
