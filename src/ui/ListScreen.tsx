import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import {
  ListBase,
  type ListBaseProps,
  ListContextProvider,
  Pagination,
  useGetResourceLabel,
  useListContext,
  useResourceContext,
} from 'react-admin';
import { useFreshLists } from '../provider/useFreshLists';
import { csvExporter } from './csvExporter';
import { LoadFailed } from './LoadFailed';
import { ExportButton, NewButton } from './listButtons';
import { PageHeading } from './PageHeading';
import { SearchBox } from './SearchBox';
import { useSearch } from './useSearch';

interface ListScreenProps extends Omit<ListBaseProps, 'children' | 'render' | 'title'> {
  children: ReactNode;
  title?: string;
  /** Buttons beside 'Nieuw', in the heading. */
  actions?: ReactNode;
  /** Filters beside the search box. */
  filters?: ReactNode;
  /** What stands in place of react-admin's create button; false for none. */
  create?: ReactNode | false;
  hasSearch?: boolean;
}

const QUERY_OPTIONS = {
  onError: () => undefined,
  refetchOnMount: 'always',
  // A record that is the same is the same object, so that its row need not be drawn again.
  structuralSharing: false,
} as const;

/** A list as this product shows it: searched from the first key, fresh when it opens, honest when it could not load. */
export const ListScreen = ({
  children,
  title,
  actions,
  filters,
  create = <NewButton />,
  hasSearch = true,
  filter,
  ...list
}: ListScreenProps) => {
  useFreshLists();
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <ListBase
      perPage={25}
      debounce={0}
      exporter={csvExporter}
      queryOptions={QUERY_OPTIONS}
      {...list}
      filter={typed === null ? filter : { ...filter, q: typed || undefined }}
    >
      <Later>
        <ListHeading title={title}>
          {actions}
          <ExportButton />
          {create}
        </ListHeading>
      </Later>
      <Card>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, p: 1.5 }}>
          {hasSearch && <Searching typed={typed} setTyped={setTyped} filter={filter} />}
          {filters}
        </Box>
        <Searched typed={typed}>
          <ListContent>{children}</ListContent>
        </Searched>
      </Card>
    </ListBase>
  );
};

const ListHeading = ({ title, children }: { title: string | undefined; children: ReactNode }) => {
  const resource = useResourceContext() ?? '';
  const name = useGetResourceLabel()(resource, 2);
  return <PageHeading title={title ?? name}>{children}</PageHeading>;
};

interface SearchingProps {
  typed: string | null;
  setTyped: (typed: string | null) => void;
  filter: object | undefined;
}
const Searching = ({ typed, setTyped, filter }: SearchingProps) => (
  <SearchBox search={useSearch(typed, setTyped, filter)} />
);

/** What a key in the search box need not wait for. */
const Later = ({ children }: { children: ReactNode }) => (
  <ListContextProvider value={useDeferredValue(useListContext())}>{children}</ListContextProvider>
);

/** The list as its filters will be once they stand in the address. */
const Searched = ({ typed, children }: { typed: string | null; children: ReactNode }) => {
  const list = useListContext();
  const searched = useMemo(
    () => (typed === null ? list : { ...list, filterValues: { ...list.filterValues, q: typed || undefined } }),
    [list, typed],
  );
  return <ListContextProvider value={searched}>{children}</ListContextProvider>;
};

const ListContent = ({ children }: { children: ReactNode }) => {
  const { error, refetch } = useListContext();
  if (error) return <LoadFailed onRetry={refetch} />;
  return (
    <>
      {children}
      <Later>
        <Pagination rowsPerPageOptions={[25, 50, 100, 500]} />
      </Later>
    </>
  );
};
