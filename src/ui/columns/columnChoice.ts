import { useResourceContext, useStore } from 'react-admin';

/** Which columns a list shows, in what order and how wide, as the user of this browser chose. Signing out keeps it, by its name. */
export interface ColumnChoice {
  /** Absent as long as none was shown or hidden: then those show that fit the screen. */
  hidden?: readonly string[] | undefined;
  /** The sources, in the chosen order. */
  order: readonly string[];
  /** In rem, by source; a column without one is as wide as its content needs. */
  widths?: Readonly<Record<string, number>>;
}

export const useColumnChoice = () => {
  const resource = useResourceContext() ?? '';
  return useStore<ColumnChoice | null>(`preferences.columns.${resource}`, null);
};

/** What is asked of a column here. */
interface Arranged {
  source: string;
  label?: string | false;
  card?: string;
}

/** One with a visible heading: pictures, handles and buttons keep their place. */
export const canMove = ({ label }: Arranged) => label !== false;
/** The title is a record's link: without it a row cannot be opened. */
export const canHide = (column: Arranged) => canMove(column) && column.card !== 'title';

/** All columns in the chosen order. A column that the choice does not know comes after those that it knows. */
export const inOrder = <C extends Arranged>(columns: readonly C[], choice: ColumnChoice | null): C[] => {
  const placeOf = ({ source }: C) => {
    const place = choice?.order.indexOf(source) ?? -1;
    return place < 0 ? columns.length : place;
  };
  const moving = columns.filter(canMove).sort((a, b) => placeOf(a) - placeOf(b));
  return columns.map((column) => (canMove(column) ? (moving.shift() ?? column) : column));
};

/** The columns that are shown. */
export const chosen = <C extends Arranged>(columns: readonly C[], choice: ColumnChoice | null): C[] =>
  inOrder(columns, choice).filter((column) => !(canHide(column) && choice?.hidden?.includes(column.source)));
