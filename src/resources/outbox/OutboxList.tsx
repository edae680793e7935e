import { useTranslate } from 'react-admin';
import { formatDateTime } from '../../lib/dates';
import { Column } from '../../ui/columns/Column';
import type { ListFilter } from '../../ui/filters/filters';
import { ListFilters } from '../../ui/filters/ListFilters';
import { ListScreen } from '../../ui/list/ListScreen';
import { RecordTable } from '../../ui/list/RecordTable';

const FILTERS: readonly ListFilter[] = [{ source: 'created', kind: 'period' }];

export const OutboxList = () => {
  const translate = useTranslate();
  return (
    <ListScreen sort={{ field: 'mail_id', order: 'DESC' }} create={false} filters={<ListFilters by={FILTERS} />}>
      <RecordTable rowClick={false} hiddenBelow={{ md: ['orderno', 'error'] }}>
        <Column source="created" card="half" render={({ created }) => formatDateTime(created)} />
        <Column source="recipient" card="title" />
        <Column source="subject" card="line" />
        <Column source="orderno" />
        <Column
          source="result"
          card="half"
          render={({ result }) => translate(`outbox.results.${result}`, { _: result })}
        />
        <Column source="error" card="line" />
      </RecordTable>
    </ListScreen>
  );
};
