import useMediaQuery from '@mui/material/useMediaQuery';
import { formatDateTime } from '../../lib/dates';
import { Column } from '../../ui/Column';
import { ListScreen } from '../../ui/ListScreen';
import { RecordTable } from '../../ui/RecordTable';
import { AuditBrief } from './AuditBrief';
import { AuditChanges } from './AuditChanges';
import { AuditFilters } from './AuditFilters';
import { AuditOfRecord } from './AuditOfRecord';
import { AuditRecord } from './AuditRecord';
import { AuditVerb } from './AuditVerb';

const TOP = { '& .record-rows td': { verticalAlign: 'top' }, '& td.column-created': { whiteSpace: { sm: 'nowrap' } } };
const FILTERS = (
  <>
    <AuditFilters />
    <AuditOfRecord />
  </>
);

/** From the menu everything is there, whatever record was looked up last. A phone has room for two columns. */
export const AuditList = () => {
  const isNarrow = useMediaQuery('(max-width: 37.49rem)');
  return (
    <ListScreen sort={{ field: 'audit_id', order: 'DESC' }} storeKey={false} create={false} filters={FILTERS}>
      <RecordTable rowClick={false} sx={TOP}>
        <Column source="created" render={({ created }) => formatDateTime(created)} />
        {!isNarrow && <Column source="user_name" />}
        <Column source="record_name">
          <AuditRecord />
          {isNarrow && <AuditBrief />}
        </Column>
        {!isNarrow && (
          <Column source="verb">
            <AuditVerb />
          </Column>
        )}
        {!isNarrow && (
          <Column source="changes" disableSort>
            <AuditChanges />
          </Column>
        )}
      </RecordTable>
    </ListScreen>
  );
};
