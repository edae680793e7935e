import { formatDateTime } from '../../lib/dates';
import { Column } from '../../ui/Column';
import { ListScreen } from '../../ui/ListScreen';
import { RecordTable } from '../../ui/RecordTable';
import { AuditChanges } from './AuditChanges';
import { AuditFilters } from './AuditFilters';
import { AuditOfRecord } from './AuditOfRecord';
import { AuditRecord } from './AuditRecord';
import { AuditVerb } from './AuditVerb';

const HIDDEN_BELOW = { sm: ['user_name', 'verb'] };
const TOP = { '& .record-rows td': { verticalAlign: 'top' }, '& td.column-created': { whiteSpace: { sm: 'nowrap' } } };

const FILTERS = (
  <>
    <AuditFilters />
    <AuditOfRecord />
  </>
);

/** From the menu everything is there, whatever record was looked up last. */
export const AuditList = () => (
  <ListScreen sort={{ field: 'audit_id', order: 'DESC' }} storeKey={false} create={false} filters={FILTERS}>
    <RecordTable rowClick={false} hiddenBelow={HIDDEN_BELOW} sx={TOP}>
      <Column source="created" render={({ created }) => formatDateTime(created)} />
      <Column source="user_name" />
      <Column source="record_name">
        <AuditRecord />
      </Column>
      <Column source="verb">
        <AuditVerb />
      </Column>
      <Column source="changes" disableSort>
        <AuditChanges />
      </Column>
    </RecordTable>
  </ListScreen>
);
