import { DataTable, useTranslate } from 'react-admin';
import { formatDateTime } from '../../lib/dates';
import { ListScreen } from '../../ui/ListScreen';
import { RecordTable } from '../../ui/RecordTable';

const HIDDEN_BELOW = { sm: ['subject'], md: ['orderno', 'error'] };

export const OutboxList = () => {
  const translate = useTranslate();
  return (
    <ListScreen sort={{ field: 'mail_id', order: 'DESC' }} create={false}>
      <RecordTable rowClick={false} hiddenBelow={HIDDEN_BELOW}>
        <DataTable.Col source="created" render={({ created }) => formatDateTime(created)} />
        <DataTable.Col source="recipient" />
        <DataTable.Col source="subject" />
        <DataTable.Col source="orderno" />
        <DataTable.Col source="result" render={({ result }) => translate(`outbox.results.${result}`, { _: result })} />
        <DataTable.Col source="error" />
      </RecordTable>
    </ListScreen>
  );
};
