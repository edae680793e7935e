import { useTranslate } from 'react-admin';
import { formatDateTime } from '../../lib/dates';
import { Column } from '../../ui/list/Column';
import { ListScreen } from '../../ui/list/ListScreen';
import { RecordTable } from '../../ui/list/RecordTable';

const HIDDEN_BELOW = { sm: ['subject'], md: ['orderno', 'error'] };

export const OutboxList = () => {
  const translate = useTranslate();
  return (
    <ListScreen sort={{ field: 'mail_id', order: 'DESC' }} create={false}>
      <RecordTable rowClick={false} hiddenBelow={HIDDEN_BELOW}>
        <Column source="created" render={({ created }) => formatDateTime(created)} />
        <Column source="recipient" />
        <Column source="subject" />
        <Column source="orderno" />
        <Column source="result" render={({ result }) => translate(`outbox.results.${result}`, { _: result })} />
        <Column source="error" />
      </RecordTable>
    </ListScreen>
  );
};
