import { DataTableBase, type DataTableBaseProps } from 'ra-core';
import { type ComponentType, type ReactNode, useMemo } from 'react';
import { useGetResourceLabel, useListContext, useResourceContext, useTranslate } from 'react-admin';
import { textOfKey } from '../../lib/textOfKey';
import { isFiltering } from '../../provider/records/listOrder';
import { ColumnsButton } from '../columns/ColumnsButton';
import { useAllColumns } from '../columns/columns';
import { type HiddenBelow, HiddenBelowContext } from '../columns/columnWidths';
import { PARTS } from '../page/parts';
import { visuallyHidden } from '../page/visuallyHidden';
import { useIsSelecting } from '../selection/Selection';
import { RecordHead } from './RecordHead';
import { RecordRows } from './RecordRows';

interface RecordTableProps extends Pick<DataTableBaseProps, 'rowClick'> {
  children: ReactNode;
  empty?: ReactNode;
  body?: ComponentType<{ children: ReactNode }>;
  hiddenBelow?: HiddenBelow;
  /** For a table of many columns. */
  isDense?: boolean;
  className?: string;
}

/**
 * A list's table. A click on a row opens the form, or selects it while several are selected. A narrow screen hides some
 * columns, and a phone shows rows as cards (records.css). Uses react-admin's headless table, because its styled one is a
 * third of the screen's code.
 */
export const RecordTable = ({
  hiddenBelow = {},
  isDense = false,
  className = '',
  rowClick = 'edit',
  body: Body = RecordRows,
  empty = <NothingFound />,
  children,
}: RecordTableProps) => {
  const isSelecting = useIsSelecting();
  const resource = useResourceContext() ?? '';
  const nameOf = useGetResourceLabel();
  const below = JSON.stringify(hiddenBelow);
  // The same value as long as it says the same, because rows render again when it changes.
  const hidden = useMemo((): HiddenBelow => JSON.parse(below), [below]);
  return (
    <DataTableBase
      hasBulkActions={false}
      rowClick={isSelecting ? 'toggleSelection' : rowClick}
      loading={<span className="skeleton records-wait" />}
      empty={empty}
    >
      <ColumnsButton>{children}</ColumnsButton>
      <div className={`records scrolls-aside ${isDense ? 'records-dense' : ''} ${className}`}>
        <HiddenBelowContext.Provider value={hidden}>
          <SortedBy>{children}</SortedBy>
          <table {...PARTS.table} aria-label={nameOf(resource, 2)}>
            <RecordHead>{children}</RecordHead>
            <Body>{children}</Body>
          </table>
        </HiddenBelowContext.Provider>
      </div>
    </DataTableBase>
  );
};

/** Tells screen readers of another sort. */
const SortedBy = ({ children }: { children: ReactNode }) => {
  const translate = useTranslate();
  const { sort } = useListContext();
  const field = useAllColumns(children).find(({ source }) => source === sort.field)?.name;
  return (
    <div style={visuallyHidden} aria-live="polite">
      {field && translate('ui.list.sorted', { field, order: translate(`ra.sort.${sort.order}`) })}
    </div>
  );
};

/** Shown when the server returned no records, not after a failed load. A resource may have a text of its own: `empty`. */
export const NothingFound = () => {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const name = useGetResourceLabel()(resource, 2);
  const { filterValues } = useListContext();
  const text = isFiltering(filterValues)
    ? translate('ra.navigation.no_filtered_results', { resource, name })
    : textOfKey(translate, `resources.${resource}.empty`, translate('ra.navigation.no_results'));
  return <p className="nothing-found">{text}</p>;
};
