import {
  useDataTableCallbacksContext,
  useDataTableDataContext,
  useEvent,
  useNavigate,
  useResourceContext,
} from 'ra-core';
import './records.css';
import { type MouseEvent, memo, type ReactNode } from 'react';
import { type RaRecord, RecordContextProvider, useCreatePath } from 'react-admin';
import { fieldOf } from '../../provider/records/listOrder';
import { type NamedColumn, useColumns } from '../columns/columns';
import { PARTS } from '../page/parts';

type Open = (record: RaRecord, event: MouseEvent<HTMLTableRowElement>) => void;

/** A press of a control in the row, or in a dialog or a menu of it, which React hands on to the row. */
const isOfControl = ({ currentTarget, target }: MouseEvent) =>
  !(target instanceof Element && currentTarget.contains(target)) ||
  target.closest('button, summary, [role=combobox]') !== null;

/** Opens a record according to `rowClick`; undefined when a click does nothing. */
export const useOpenRecord = (): Open | undefined => {
  const { rowClick, handleToggleItem } = useDataTableCallbacksContext();
  const resource = useResourceContext() ?? '';
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const open: Open = useEvent((record, event) => {
    if (isOfControl(event)) return;
    const type = typeof rowClick === 'function' ? rowClick(record.id, resource, record) : rowClick;
    if (typeof type !== 'string') return;
    if (type === 'toggleSelection') return handleToggleItem?.(record.id, event);
    // As in react-admin, a function may answer a path.
    navigate(type.startsWith('/') ? type : createPath({ resource, id: record.id, type }));
  });
  return rowClick ? open : undefined;
};

/**
 * The body of a list's table, in plain cells: MUI's are too slow for searching on a slow computer. A row re-renders
 * only when its record or the columns change.
 */
export const RecordRows = ({ children }: { children?: ReactNode }) => {
  const records: readonly RaRecord[] = useDataTableDataContext() ?? [];
  const columns = useColumns(children);
  const open = useOpenRecord();
  return (
    <tbody className="record-rows" {...PARTS.group}>
      {records.map((record) => (
        <RecordRow key={record.id} record={record} columns={columns} open={open} />
      ))}
    </tbody>
  );
};

interface RowProps {
  record: RaRecord;
  columns: readonly NamedColumn[];
  open: Open | undefined;
}

export const RecordRow = memo(({ record, columns, open }: RowProps) => (
  <RecordContextProvider value={record}>
    {/* The click on a row is for the mouse; the keyboard uses the link in it. */}
    <tr {...PARTS.row} className={open && 'opens'} onClick={open && ((event) => open(record, event))}>
      {columns.map(({ source, name, card, className, style, render, children }) => (
        <td
          key={source}
          {...PARTS[card === 'title' ? 'rowHead' : 'cell']}
          className={className}
          style={style}
          data-name={name}
        >
          {children ?? (render ? render(record) : textOf(record, source))}
        </td>
      ))}
    </tr>
  </RecordContextProvider>
));

const textOf = (record: RaRecord, source: string): string => String(fieldOf(record, source) ?? '');
