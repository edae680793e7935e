import Typography from '@mui/material/Typography';
import { useListContext } from 'react-admin';
import { historyTexts, verbTexts } from '../../../i18n/nl/late/history';
import { formatDateTime } from '../../lib/dates';
import type { ColumnTexts } from '../../ui/columns/ColumnsPlace';
import type { ListFilter } from '../../ui/filters/filters';
import { ListFilters } from '../../ui/filters/ListFilters';
import { Column } from '../../ui/list/Column';
import { inDutch } from '../../ui/list/FieldValue';
import { ListScreen } from '../../ui/list/ListScreen';
import { RecordTable } from '../../ui/list/RecordTable';
import { TransientButton } from '../../ui/page/TransientButton';
import type { AuditEntry } from '../../v2/entities/audit';
import { AuditChanges } from './AuditChanges';
import { AuditFilters } from './AuditFilters';
import { useResourceName } from './names';

const FILTERS: readonly ListFilter[] = [{ source: 'created', kind: 'period' }];
/** What AuditFilters and AuditOfRecord show. */
const ELSEWHERE = ['resource', 'verb', 'record_id'];

const textsOfChanges: ColumnTexts = async (...entries) => (await import('./changeTexts')).changeTexts(...entries);

/** Does not remember filters: from the menu it shows everything. */
export const AuditList = () => {
  const recordOf = useRecordText();
  return (
    <ListScreen
      sort={{ field: 'audit_id', order: 'DESC' }}
      storeKey={false}
      create={false}
      filters={
        <>
          <ListFilters by={FILTERS} elsewhere={ELSEWHERE} />
          <AuditFilters />
          <AuditOfRecord />
        </>
      }
    >
      <RecordTable rowClick={false} isDense className="records-top">
        <Column source="created" card="half" render={({ created }) => formatDateTime(created)} />
        <Column source="user_name" card="half" />
        <Column source="record_name" card="title" render={recordOf} />
        <Column source="verb" card="line" render={({ verb }) => verbTexts[verb] ?? verb} />
        <Column source="changes" card="line" disableSort texts={textsOfChanges}>
          <AuditChanges />
        </Column>
      </RecordTable>
    </ListScreen>
  );
};

/** The kind of record and its name at that time, which of a report is its moment. */
const useRecordText = () => {
  const nameOf = useResourceName();
  return ({ resource, verb, record_id, record_name }: AuditEntry): string => {
    if (record_id === null) return nameOf(resource, verb === 'updateOrder' ? 2 : 1);
    return `${nameOf(resource, 1)} ${record_id}${record_name ? ` · ${inDutch(record_name)}` : ''}`;
  };
};

/** Names the record whose history is shown, and links to the whole audit. */
const AuditOfRecord = () => {
  const nameOf = useResourceName();
  const { filterValues, displayedFilters, setFilters } = useListContext();
  const { resource, record_id, ...others } = filterValues;
  if (!resource || !record_id) return null;
  return (
    <>
      <Typography>{historyTexts.of(`${nameOf([resource].flat()[0], 1)} ${record_id}`)}</Typography>
      <TransientButton onClick={() => setFilters(others, displayedFilters)}>{historyTexts.all}</TransientButton>
    </>
  );
};
