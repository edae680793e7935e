import {
  useDataTableCallbacksContext,
  useDataTableDataContext,
  useEvent,
  useNavigate,
  useResourceContext,
} from 'ra-core';
import './records.css';
import { Children, isValidElement, memo, type ReactElement, type ReactNode, useMemo } from 'react';
import { DataTable, type DataTableColumnProps, type RaRecord, RecordContextProvider, useCreatePath } from 'react-admin';

type Open = (record: RaRecord) => void;

/**
 * The body of a list's table, in plain cells: MUI's take too long at every key of a search on a slow computer.
 * A row renders again when its record or the columns are others.
 */
export const RecordRows = ({ children }: { children?: ReactNode }) => {
  const records: readonly RaRecord[] = useDataTableDataContext() ?? [];
  const columns = useMemo(() => Children.toArray(children).filter((child) => isValidElement(child)), [children]);
  const { rowClick } = useDataTableCallbacksContext();
  const resource = useResourceContext() ?? '';
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const open: Open = useEvent((record: RaRecord) => {
    const type = typeof rowClick === 'function' ? rowClick(record.id, resource, record) : rowClick;
    if (typeof type !== 'string') return;
    navigate(createPath({ resource, id: record.id, type }), { state: { _scrollToTop: true } });
  });
  return (
    <tbody className="record-rows">
      {records.map((record) => (
        <Row key={record.id} record={record} columns={columns} open={rowClick ? open : undefined} />
      ))}
    </tbody>
  );
};

interface RowProps {
  record: RaRecord;
  columns: readonly ReactElement[];
  open: Open | undefined;
}

const Row = memo(({ record, columns, open }: RowProps) => (
  <RecordContextProvider value={record}>
    {/* A mouse may use the whole row; the keyboard has the link in it. */}
    <tr className={open && 'opens'} onClick={open && (() => open(record))}>
      {columns.map((column) => (isColumn(column) ? cell(column, record) : column))}
    </tr>
  </RecordContextProvider>
));

const isColumn = (column: ReactElement): column is ReactElement<DataTableColumnProps> => column.type === DataTable.Col;

const cell = ({ key, props }: ReactElement<DataTableColumnProps>, record: RaRecord) => {
  const { source = '', render, children, align } = props;
  return (
    <td key={key} className={`column-${source}`} style={align && { textAlign: align }}>
      {children ?? (render ? render(record) : textOf(record, source))}
    </td>
  );
};

const textOf = (record: RaRecord, source: string): string =>
  String(source.split('.').reduce<unknown>((value, key) => Object(value)[key], record) ?? '');
