import { DataTable, useTranslate } from 'react-admin';
import { formatDateTime } from '../../lib/dates';
import { ListScreen } from '../../ui/ListScreen';
import { RecordTable } from '../../ui/RecordTable';

const HIDDEN_BELOW = { sm: ['shop_name', 'user_name'], md: ['error'] };

export const PushList = () => {
  const translate = useTranslate();
  return (
    <ListScreen sort={{ field: 'push_id', order: 'DESC' }} create={false}>
      <RecordTable rowClick={false} hiddenBelow={HIDDEN_BELOW}>
        <DataTable.Col source="created" render={({ created }) => formatDateTime(created)} />
        <DataTable.Col source="message" />
        <DataTable.Col source="shop_name" />
        <DataTable.Col source="user_name" />
        <DataTable.Col source="result" render={({ result }) => translate(`pushes.results.${result}`, { _: result })} />
        <DataTable.Col source="error" />
      </RecordTable>
    </ListScreen>
  );
};
