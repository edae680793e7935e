import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useListContext, useRecordContext, useTranslate } from 'react-admin';
import { verbTexts } from '../../../i18n/nl/late/verbs';
import { formatDateTime } from '../../lib/dates';
import type { ListFilter } from '../../ui/filters/filters';
import { ListFilters } from '../../ui/filters/ListFilters';
import { Column } from '../../ui/list/Column';
import { ListScreen } from '../../ui/list/ListScreen';
import { RecordTable } from '../../ui/list/RecordTable';
import { AuditChanges } from './AuditChanges';
import { AuditFilters } from './AuditFilters';
import { useResourceName } from './names';

const FILTERS: readonly ListFilter[] = [{ source: 'created', kind: 'period' }];
/** What AuditFilters and AuditOfRecord show. */
const ELSEWHERE = ['resource', 'verb', 'record_id'];

/** Does not remember filters: from the menu it shows everything. */
export const AuditList = () => (
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
    <RecordTable rowClick={false} className="records-top">
      <Column source="created" card="half" render={({ created }) => formatDateTime(created)} />
      <Column source="user_name" card="half" />
      <Column source="record_name" card="title">
        <AuditRecord />
      </Column>
      <Column source="verb" card="line">
        <AuditVerb />
      </Column>
      <Column source="changes" card="line" disableSort>
        <AuditChanges />
      </Column>
    </RecordTable>
  </ListScreen>
);

/** The kind of record and its name at that time. */
const AuditRecord = () => {
  const nameOf = useResourceName();
  const entry = useRecordContext();
  if (!entry) return null;
  const { resource, verb, record_id, record_name } = entry;
  if (record_id === null) return nameOf(resource, verb === 'updateOrder' ? 2 : 1);
  return `${nameOf(resource, 1)} ${record_id}${record_name ? ` · ${record_name}` : ''}`;
};

/** The action, by the name of its call. */
const AuditVerb = () => {
  const verb = String(useRecordContext()?.verb ?? '');
  return verbTexts[verb] ?? verb;
};

/** Names the record whose history is shown, and links to the whole audit. */
const AuditOfRecord = () => {
  const translate = useTranslate();
  const nameOf = useResourceName();
  const { filterValues, displayedFilters, setFilters } = useListContext();
  const { resource, record_id, ...others } = filterValues;
  if (!resource || !record_id) return null;
  return (
    <>
      <Typography>{translate('audit.of', { name: `${nameOf([resource].flat()[0], 1)} ${record_id}` })}</Typography>
      <Button onClick={() => setFilters(others, displayedFilters)}>{translate('audit.all')}</Button>
    </>
  );
};
