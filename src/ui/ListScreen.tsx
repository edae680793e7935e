import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { ReactNode } from 'react';
import {
  CreateButton,
  ExportButton,
  ListBase,
  type ListBaseProps,
  Pagination,
  useGetResourceLabel,
  useListContext,
  useResourceContext,
} from 'react-admin';
import { useFreshLists } from '../provider/useFreshLists';
import { csvExporter } from './csvExporter';
import { LoadFailed } from './LoadFailed';
import { PageHeading } from './PageHeading';
import { SearchBox } from './SearchBox';

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

/** The largest list in one export; the default of react-admin stops at 1,000. */
const EXPORT_MAX = 1_000_000;
const ignored = () => undefined;

/** A list as this product shows it: searched from the first key, fresh when it opens, honest when it could not load. */
export const ListScreen = ({
  children,
  title,
  actions,
  filters,
  create = <CreateButton variant="contained" />,
  hasSearch = true,
  ...list
}: ListScreenProps) => {
  useFreshLists();
  return (
    <ListBase
      perPage={25}
      debounce={0}
      exporter={csvExporter}
      queryOptions={{ onError: ignored, refetchOnMount: 'always' }}
      {...list}
    >
      <ListHeading title={title}>
        {actions}
        <ExportButton maxResults={EXPORT_MAX} />
        {create}
      </ListHeading>
      <Card>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, p: 1.5 }}>
          {hasSearch && <SearchBox />}
          {filters}
        </Box>
        <ListContent>{children}</ListContent>
      </Card>
    </ListBase>
  );
};

const ListHeading = ({ title, children }: { title: string | undefined; children: ReactNode }) => {
  const resource = useResourceContext() ?? '';
  const name = useGetResourceLabel()(resource, 2);
  return <PageHeading title={title ?? name}>{children}</PageHeading>;
};

const ListContent = ({ children }: { children: ReactNode }) => {
  const { error, refetch } = useListContext();
  if (error) return <LoadFailed onRetry={refetch} />;
  return (
    <>
      {children}
      <Pagination rowsPerPageOptions={[25, 50, 100, 500]} />
    </>
  );
};
