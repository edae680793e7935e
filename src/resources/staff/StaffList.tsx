import { formatDate } from '../../lib/dates';
import { Column } from '../../ui/columns/Column';
import type { ListFilter } from '../../ui/filters/filters';
import { ListFilters } from '../../ui/filters/ListFilters';
import { FlagChip } from '../../ui/list/FlagChip';
import { ListScreen } from '../../ui/list/ListScreen';
import { RecordLink } from '../../ui/list/RecordLink';
import { RecordTable } from '../../ui/list/RecordTable';

const FILTERS: readonly ListFilter[] = [{ source: 'active', kind: 'flag' }];

export const StaffList = () => (
  <ListScreen sort={{ field: 'name', order: 'ASC' }} filters={<ListFilters by={FILTERS} />}>
    <RecordTable>
      <Column source="name" card="title">
        <RecordLink source="name" />
      </Column>
      <Column source="username" />
      <Column source="created" render={({ created }) => formatDate(created)} />
      <Column source="active" render={({ active }) => <FlagChip value={active} />} />
    </RecordTable>
  </ListScreen>
);
