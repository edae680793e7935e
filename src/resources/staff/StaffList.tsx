import { formatDate } from '../../lib/dates';
import { Column } from '../../ui/list/Column';
import { FlagChip } from '../../ui/list/FlagChip';
import { ListScreen } from '../../ui/list/ListScreen';
import { RecordLink } from '../../ui/list/RecordLink';
import { RecordTable } from '../../ui/list/RecordTable';

export const StaffList = () => (
  <ListScreen sort={{ field: 'name', order: 'ASC' }}>
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
