import type { ReactNode } from 'react';

export interface ColumnProps {
  /** The field it is sorted by, and by which it is named where it has no label. */
  source: string;
  /** A text or its key; false for a column without a heading. */
  label?: string | false;
  disableSort?: boolean;
  align?: 'left' | 'right';
  /** What a cell shows; the field's own text unless given. */
  // biome-ignore lint/suspicious/noExplicitAny: a column knows its resource's records, as react-admin's own columns do
  render?: (record: any) => ReactNode;
  /** In place of `render`: finds its record in react-admin's RecordContext. */
  children?: ReactNode;
}

/** A column of a RecordTable, in place of react-admin's DataTable.Col: its head and rows read it, it shows nothing itself. */
export const Column = (_: ColumnProps) => null;
