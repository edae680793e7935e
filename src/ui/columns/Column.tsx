import type { ReactNode } from 'react';
import type { ColumnTexts } from '../files/ColumnsPlace';

export interface ColumnProps {
  /** The field to sort by; also the column's name when it has no label. */
  source: string;
  /** A text or its key; false for a heading that only screen readers get. */
  label?: string | false;
  disableSort?: boolean;
  align?: 'left' | 'right';
  /**
   * Its place on a phone, where a row is a card: 'picture' stands left of the 'title', 'corner' right of it, 'line' has
   * a line to itself, 'note' one after the column's name, 'half' half a line, and 'named', the default, half a line after
   * the column's name.
   */
  card?: 'title' | 'picture' | 'corner' | 'line' | 'note' | 'half' | 'named';
  /** Instead of the label. */
  heading?: ReactNode;
  /** The content of a cell; default the field's text. */
  // biome-ignore lint/suspicious/noExplicitAny: a column knows its resource's records, as react-admin's own columns do
  render?: (record: any) => ReactNode;
  /** What a file has of cells that are more than a text. */
  texts?: ColumnTexts;
  /** Instead of `render`: reads the record from react-admin's RecordContext. */
  children?: ReactNode;
}

/** A column of a RecordTable, like react-admin's DataTable.Col. The head and the rows read its props. */
export const Column = (_: ColumnProps) => null;
