import { formatDate } from '../../lib/dates';
import { Column } from '../../ui/Column';
import { FlagChip } from '../../ui/FlagChip';
import { ListScreen } from '../../ui/ListScreen';
import { RecordLink } from '../../ui/RecordLink';
import { RecordTable } from '../../ui/RecordTable';

const HIDDEN_BELOW = { sm: ['username', 'created'] };

export const StaffList = () => (
  <ListScreen sort={{ field: 'name', order: 'ASC' }}>
    <RecordTable hiddenBelow={HIDDEN_BELOW}>
      <Column source="name">
        <RecordLink source="name" />
      </Column>
      <Column source="username" />
      <Column source="created" render={({ created }) => formatDate(created)} />
      <Column source="active" render={({ active }) => <FlagChip value={active} />} />
    </RecordTable>
  </ListScreen>
);
