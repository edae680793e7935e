import { DataTable } from 'react-admin';
import { formatDate } from '../../lib/dates';
import { FlagChip } from '../../ui/FlagChip';
import { ListScreen } from '../../ui/ListScreen';
import { RecordLink } from '../../ui/RecordLink';
import { RecordTable } from '../../ui/RecordTable';

const HIDDEN_BELOW = { sm: ['username', 'created'] };

export const StaffList = () => (
  <ListScreen sort={{ field: 'name', order: 'ASC' }}>
    <RecordTable hiddenBelow={HIDDEN_BELOW}>
      <DataTable.Col source="name">
        <RecordLink source="name" />
      </DataTable.Col>
      <DataTable.Col source="username" />
      <DataTable.Col source="created" render={({ created }) => formatDate(created)} />
      <DataTable.Col source="active" render={({ active }) => <FlagChip value={active} />} />
    </RecordTable>
  </ListScreen>
);
