import { createContext, type ReactNode, useCallback, useContext } from 'react';
import { ListContextProvider, type RaRecord, useListContext } from 'react-admin';
import { useColumns } from '../ui/columns/columns';
import { RecordRow, useOpenRecord } from '../ui/list/RecordRows';
import { RecordTable } from '../ui/list/RecordTable';
import { SortableList } from './SortableList';
import type { Ordering } from './useOrdering';
import type { Pages } from './usePages';

/** A list's table with rows that can be ordered. Give it a column with `<RowHandle />`. */

interface OrderableRows {
  ordering: Ordering<RaRecord>;
  name: (record: RaRecord) => string;
  pages: Pages | undefined;
  disabledReason: string | undefined;
}
const OrderableContext = createContext<OrderableRows | null>(null);
const HandleContext = createContext<ReactNode>(null);

interface OrderableTableProps<T extends RaRecord> {
  /** The rows, in the user's order. */
  ordering: Ordering<T>;
  name: (record: T) => string;
  /** True when `ordering` has the rows of all pages of the list; false when only those of its page. */
  hasAllPages: boolean;
  disabledReason: string | undefined;
  /** The columns. Keep the elements the same between renders, so that only moved rows re-render. */
  children: ReactNode;
  hiddenBelow?: Parameters<typeof RecordTable>[0]['hiddenBelow'];
}

export const OrderableTable = <T extends RaRecord>({
  ordering,
  name,
  hasAllPages,
  disabledReason,
  children,
  hiddenBelow = {},
}: OrderableTableProps<T>) => {
  const list = useListContext();
  const pages = hasAllPages ? { page: list.page, perPage: list.perPage, onPage: list.setPage } : undefined;
  // The cast is needed: react-admin types these rows as any record; they are items of this ordering, those of the page.
  const shown = { ...list, data: ofPage(ordering.items, pages) } as unknown as Parameters<
    typeof ListContextProvider
  >[0]['value'];
  // The cast is needed: a context cannot carry the type parameter.
  const rows = { ordering, name, pages, disabledReason } as unknown as OrderableRows;
  return (
    <ListContextProvider value={shown}>
      <OrderableContext.Provider value={rows}>
        <RecordTable body={Body} hiddenBelow={hiddenBelow}>
          {children}
        </RecordTable>
      </OrderableContext.Provider>
    </ListContextProvider>
  );
};

const ofPage = <T,>(items: readonly T[], pages: Pages | undefined): readonly T[] =>
  pages ? items.slice((pages.page - 1) * pages.perPage, pages.page * pages.perPage) : items;

const Body = ({ children }: { children?: ReactNode }) => {
  const rows = useContext(OrderableContext);
  const columns = useColumns(children);
  const open = useOpenRecord();
  const renderItem = useCallback(
    (record: RaRecord, handle: ReactNode) => (
      <HandleContext.Provider value={handle}>
        <RecordRow record={record} columns={columns} open={open} />
      </HandleContext.Provider>
    ),
    [columns, open],
  );
  if (!rows) return null;
  return <SortableList {...rows} component="tbody" className="record-rows" renderItem={renderItem} />;
};

/** The drag handle of its row. A click on it does not open the record. */
export const RowHandle = () => {
  const handle = useContext(HandleContext);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keeps the row's own click away from the handle, nothing more
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys do not open a row
    <span onClick={(event) => event.stopPropagation()}>{handle}</span>
  );
};
