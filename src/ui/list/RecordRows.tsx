import {
  useDataTableCallbacksContext,
  useDataTableDataContext,
  useEvent,
  useNavigate,
  useResourceContext,
} from 'ra-core';
import './records.css';
import { Children, isValidElement, memo, type ReactElement, type ReactNode, useMemo } from 'react';
import { type RaRecord, RecordContextProvider, useCreatePath } from 'react-admin';
import { Column, type ColumnProps } from './Column';

type Open = (record: RaRecord) => void;
type Columns = readonly ReactElement<ColumnProps>[];

export const columnsOf = (children: ReactNode): Columns =>
  Children.toArray(children).filter(
    (child): child is ReactElement<ColumnProps> => isValidElement(child) && child.type === Column,
  );

/** Opens a record according to `rowClick`; undefined when a click does nothing. */
export const useOpenRecord = (): Open | undefined => {
  const { rowClick } = useDataTableCallbacksContext();
  const resource = useResourceContext() ?? '';
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const open: Open = useEvent((record: RaRecord) => {
    const type = typeof rowClick === 'function' ? rowClick(record.id, resource, record) : rowClick;
    if (typeof type !== 'string') return;
    navigate(createPath({ resource, id: record.id, type }));
  });
  return rowClick ? open : undefined;
};

/**
 * The body of a list's table, in plain cells: MUI's are too slow for searching on a slow computer. A row re-renders
 * only when its record or the columns change.
 */
export const RecordRows = ({ children }: { children?: ReactNode }) => {
  const records: readonly RaRecord[] = useDataTableDataContext() ?? [];
  const columns = useMemo(() => columnsOf(children), [children]);
  const open = useOpenRecord();
  return (
    <tbody className="record-rows">
      {records.map((record) => (
        <RecordRow key={record.id} record={record} columns={columns} open={open} />
      ))}
    </tbody>
  );
};

interface RowProps {
  record: RaRecord;
  columns: Columns;
  open: Open | undefined;
}

export const RecordRow = memo(({ record, columns, open }: RowProps) => (
  <RecordContextProvider value={record}>
    {/* The click on a row is for the mouse; the keyboard uses the link in it. */}
    <tr className={open && 'opens'} onClick={open && (() => open(record))}>
      {columns.map(({ key, props: { source, render, children, align } }) => (
        <td key={key} className={`column-${source}`} style={align && { textAlign: align }}>
          {children ?? (render ? render(record) : textOf(record, source))}
        </td>
      ))}
    </tr>
  </RecordContextProvider>
));

const textOf = (record: RaRecord, source: string): string =>
  String(source.split('.').reduce<unknown>((value, key) => Object(value)[key], record) ?? '');
