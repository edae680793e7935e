import Typography from '@mui/material/Typography';
import { RecordContextProvider, useListContext, useRecordContext } from 'react-admin';
import { historyTexts, verbTexts } from '../../../i18n/nl/late/history';
import { formatDateTime } from '../../lib/dates';
import { isFiltering } from '../../provider/records/listOrder';
import { Column } from '../../ui/columns/Column';
import type { ColumnTexts } from '../../ui/files/ColumnsPlace';
import type { ListFilter } from '../../ui/filters/filters';
import { ListFilters } from '../../ui/filters/ListFilters';
import { ListScreen } from '../../ui/list/ListScreen';
import { NothingFound, RecordTable } from '../../ui/list/RecordTable';
import { TransientButton } from '../../ui/page/TransientButton';
import type { AuditEntry } from '../../v2/entities/audit';
import { AuditChanges } from './AuditChanges';
import { AuditFilters } from './AuditFilters';
import { useResourceName } from './names';
import { RecordOfEntry, useRecordText } from './RecordOfEntry';

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
      <RecordTable rowClick={false} isDense className="records-top" empty={<NoChanges />}>
        <Column source="created" card="half" render={({ created }) => formatDateTime(created)} />
        <Column source="user_name" card="half" />
        {/* A file has the text alone. */}
        <Column source="record_name" card="title" render={recordOf}>
          <RecordCell />
        </Column>
        <Column source="verb" card="line" render={({ verb }) => verbTexts[verb] ?? verb} />
        <Column source="changes" card="line" disableSort texts={textsOfChanges}>
          <AuditChanges />
        </Column>
      </RecordTable>
    </ListScreen>
  );
};

const RecordCell = () => {
  const entry = useRecordContext<AuditEntry>();
  return entry && <RecordOfEntry entry={entry} />;
};

/** A record's history is no filter of the user's. */
const NoChanges = () => {
  const { resource, record_id, ...others } = useListContext().filterValues;
  if (!resource || !record_id || isFiltering(others)) return <NothingFound />;
  return <p className="nothing-found">{historyTexts.none}</p>;
};

/** Names the record whose history is shown, and links to the whole audit. */
const AuditOfRecord = () => {
  const nameOf = useResourceName();
  const { data = [], filterValues, displayedFilters, setFilters } = useListContext<AuditEntry>();
  const { resource, record_id, ...others } = filterValues;
  if (!resource || !record_id) return null;
  // By its name of now, which the newest of its changes has.
  const newestFirst = data.filter((entry) => entry.record_id === Number(record_id)).toSorted((a, b) => b.id - a.id);
  const newest = newestFirst.find(({ record_name }) => record_name !== '') ?? newestFirst[0];
  return (
    <>
      <Typography>
        {historyTexts.of}{' '}
        {newest ? (
          <RecordContextProvider value={newest}>
            <RecordCell />
          </RecordContextProvider>
        ) : (
          `${nameOf([resource].flat()[0], 1)} ${record_id}`
        )}
      </Typography>
      <TransientButton onClick={() => setFilters(others, displayedFilters)}>{historyTexts.all}</TransientButton>
    </>
  );
};
