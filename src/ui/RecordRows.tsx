import {
  type DataTableColumnProps,
  type RaRecord,
  RecordContextProvider,
  useDataTableCallbacksContext,
  useDataTableDataContext,
  useGetPathForRecordCallback,
  useNavigate,
  useResourceContext,
  DataTable,
} from 'react-admin';
import { Children, isValidElement, memo, type ReactElement, type ReactNode, useMemo } from 'react';

type Column = ReactElement<DataTableColumnProps>;

/**
 * The body of a list's table, in plain cells: a page of MUI's takes half a second on a slow computer, at every key of a
 * search. A row renders again when its record or the columns change.
 */
export const RecordRows = ({ children }: { children?: ReactNode }) => {
  const data = useDataTableDataContext();
  const columns = useMemo(() => Children.toArray(children).filter(isColumn), [children]);
  const open = useOpen();
  return (
    <tbody className="record-rows">
      {data?.map((record) => (
        <Row key={record.id} record={record} columns={columns} open={open} />
      ))}
    </tbody>
  );
};
