import { type Dispatch, type ReactNode, type SetStateAction, useDeferredValue, useMemo, useState } from 'react';
import {
  ListBase,
  type ListBaseProps,
  ListContextProvider,
  useGetResourceLabel,
  useListContext,
  useResourceContext,
} from 'react-admin';
import { useLocation } from 'react-router-dom';
import { WHEN_SEEN } from '../../provider/reads/queryCache';
import { useAsKept } from '../../provider/reads/useAsKept';
import { useIsInMemory } from '../../provider/reads/useIsInMemory';
import { isFiltering } from '../../provider/records/listOrder';
import { ColumnsPlace, WithColumnsPlace } from '../files/ColumnsPlace';
import { csvExporter } from '../files/csvExporter';
import { useLazyComponent } from '../late/useLazyComponent';
import { isGone, LoadFailed } from '../page/LoadFailed';
import { PageHeading } from '../page/PageHeading';
import { Said } from '../page/Said';
import { UnreadCount } from '../page/UnreadRows';
import { useCounted } from '../page/useCounted';
import { SelectButton, useSelecting, WithSelection } from '../selection/Selection';
import { ViewsButton } from '../views/ViewsButton';
import { DEFAULTS, OpenAt, useBackInList, useIsRefused, validSearch } from './listAddress';
import { ExportButton, NewButton } from './listButtons';
import { SearchBox } from './SearchBox';
import { useSearch } from './useSearch';
import './records.css';

interface ListScreenProps extends Omit<ListBaseProps, 'children' | 'render' | 'title'> {
  children: ReactNode;
  title?: string;
  /** Buttons beside 'Nieuw' in the heading. */
  actions?: ReactNode;
  /** Filters beside the search box. */
  filters?: ReactNode;
  /** The path of a new record, where the resource does not say it; false for none. */
  create?: string | false;
  /** False hides the button that selects records. */
  hasSelection?: boolean;
  /** For a list of a record, such as a customer: see LoadFailed. */
  overview?: string;
}

const QUERY_OPTIONS = { onError: () => undefined, ...WHEN_SEEN };

/** A list: searches at every key or after a pause, reloads when it opens, and tells when it failed to load. */
export const ListScreen = ({
  children,
  title,
  actions,
  filters,
  create,
  hasSelection = true,
  overview,
  filter,
  queryOptions,
  ...list
}: ListScreenProps) => {
  useBackInList();
  const [typed, setTyped] = useState<string | null>(null);
  const isInMemory = useIsInMemory();
  const asKept = useAsKept();
  // A list in memory is searched before the address has the text: `filter.q` overrides the address's text in the request,
  // and WithTypedQ does the same in the `filterValues` of the list that is shown.
  const typedQ = isInMemory ? typed : null;
  const { search: addressSearch } = useLocation();
  const validAddress = validSearch(addressSearch, list.perPage);
  if (validAddress !== addressSearch) return <OpenAt search={validAddress} />;
  return (
    <ListBase
      perPage={25}
      debounce={0}
      exporter={csvExporter}
      queryOptions={{ ...QUERY_OPTIONS, ...asKept, ...queryOptions }}
      {...list}
      filter={typedQ === null ? filter : { ...filter, q: typedQ || undefined }}
    >
      <WithColumnsPlace>
        <WithSelection>
          <DeferredList>
            <ListHeading title={title}>
              {hasSelection && <SelectButton />}
              {actions}
              <ExportButton />
              {create !== false && <NewButton to={create} />}
            </ListHeading>
          </DeferredList>
          <div className="card">
            <div className="record-tools">
              <ListSearchBox typed={typed} setTyped={setTyped} filter={filter} />
              {filters}
              <span className="list-tools">
                <ColumnsPlace />
                <ViewsButton />
              </span>
            </div>
            <WithTypedQ typedQ={typedQ}>
              <FoundCount />
              <ListContent overview={overview}>{children}</ListContent>
            </WithTypedQ>
          </div>
        </WithSelection>
      </WithColumnsPlace>
    </ListBase>
  );
};

const ListHeading = ({ title, children }: { title: string | undefined; children: ReactNode }) => {
  const resource = useResourceContext() ?? '';
  const name = useGetResourceLabel()(resource, 2);
  return <PageHeading title={title ?? name}>{children}</PageHeading>;
};

interface ListSearchBoxProps {
  typed: string | null;
  setTyped: Dispatch<SetStateAction<string | null>>;
  filter: object | undefined;
}
const ListSearchBox = ({ typed, setTyped, filter }: ListSearchBoxProps) => (
  <SearchBox search={useSearch(typed, setTyped, filter)} />
);

/** Content that updates after the search box, with low priority. */
const DeferredList = ({ children }: { children: ReactNode }) => (
  <ListContextProvider value={useDeferredValue(useListContext())}>{children}</ListContextProvider>
);

/** The list with the filters that the address will get. */
const WithTypedQ = ({ typedQ, children }: { typedQ: string | null; children: ReactNode }) => {
  const list = useListContext();
  const foundList = useMemo(
    () => (typedQ === null ? list : { ...list, filterValues: { ...list.filterValues, q: typedQ || undefined } }),
    [list, typedQ],
  );
  return <ListContextProvider value={foundList}>{children}</ListContextProvider>;
};

/** Tells screen readers how many records a search or filter found. */
const FoundCount = () => {
  const counted = useCounted(useResourceContext() ?? '');
  const { filterValues, total, isFetching } = useListContext();
  const isFound = isFiltering(filterValues) && total !== undefined && !isFetching;
  return <Said>{isFound && counted(total)}</Said>;
};

const loadBar = () => import('./SelectionBar').then(({ SelectionBar }) => SelectionBar);

const SelectionPlace = () => {
  const { isOn, toggle } = useSelecting();
  const Bar = useLazyComponent({ load: loadBar, isNeeded: isOn, onFailed: toggle });
  return isOn && Bar && <Bar onDone={toggle} />;
};

const loadPagination = () => import('./ListPagination').then(({ ListPagination }) => ListPagination);

/** What turns the pages, below the rows: its code comes after them. */
const Pages = () => {
  const { total = 0 } = useListContext();
  const Pagination = useLazyComponent({ load: loadPagination, isNeeded: total > 0 });
  if (Pagination) return <Pagination />;
  return total > 0 && <div className="records-end" />;
};

type ListContentProps = Pick<ListScreenProps, 'overview' | 'children'>;
const ListContent = ({ overview, children }: ListContentProps) => {
  const { data, error, refetch, meta } = useListContext();
  if (useIsRefused()) return <OpenAt search={DEFAULTS} />;
  // What could not be read again stays: its rows may have been moved.
  const hasRows = !error || (data !== undefined && !isGone(error, overview));
  return (
    <>
      {error && <LoadFailed error={error} onRetry={refetch} overview={overview} />}
      {hasRows && (
        <>
          <UnreadCount unread={meta?.unread} />
          {children}
        </>
      )}
      {/* Also when the list failed: its dialog may be telling what became of a bulk change. */}
      <SelectionPlace />
      {hasRows && (
        <DeferredList>
          <Pages />
        </DeferredList>
      )}
    </>
  );
};
