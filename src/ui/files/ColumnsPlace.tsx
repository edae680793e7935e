import { createContext, type ReactNode, useContext, useMemo, useRef, useState } from 'react';
import type { RaRecord } from 'react-admin';

/** Records of a resource, with the names and words of what they hold. */
type ReadRecords = (resource: string, records: readonly RaRecord[]) => Promise<RaRecord[]>;

export type ColumnTexts = (records: readonly RaRecord[], read: ReadRecords) => Promise<readonly string[]>;

/** A column, as a file has it. */
interface FileColumn {
  source: string;
  name: string;
  render?: ((record: RaRecord) => ReactNode) | undefined;
  /** For a cell of more than a text: the texts of these records. */
  texts?: ColumnTexts;
}

/** The columns of a list's table: of all of them, those that are shown, in their order. */
export interface ShownColumns {
  all: readonly FileColumn[];
  shown: readonly FileColumn[];
}

/**
 * The place of the columns' button among a list's tools. Only the table, below them, knows its columns, so that the
 * table puts the button there, and leaves here which columns it shows, for what exports them.
 */
interface Place {
  element: HTMLElement | null;
  setElement: (element: HTMLElement | null) => void;
  columns: { current: ShownColumns };
}
const NONE: ShownColumns = { all: [], shown: [] };
const PlaceContext = createContext<Place>({
  element: null,
  setElement: () => undefined,
  columns: { current: NONE },
});

/** Around a list's heading, its tools and its table. */
export const WithColumnsPlace = ({ children }: { children: ReactNode }) => {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const columns = useRef<ShownColumns>(NONE);
  const place = useMemo(() => ({ element, setElement, columns }), [element]);
  return <PlaceContext.Provider value={place}>{children}</PlaceContext.Provider>;
};

export const ColumnsPlace = () => <span ref={useContext(PlaceContext).setElement} />;

/** Null where a list has no such place. */
export const useColumnsPlace = () => useContext(PlaceContext).element;

export const useShownColumns = (): Place['columns'] => useContext(PlaceContext).columns;
