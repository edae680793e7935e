import { useTranslate } from 'react-admin';
import { formatDateTime } from '../../lib/dates';
import { Column } from '../../ui/list/Column';
import { ListScreen } from '../../ui/list/ListScreen';
import { RecordTable } from '../../ui/list/RecordTable';

const HIDDEN_BELOW = { sm: ['shop_name', 'user_name'], md: ['error'] };

export const PushList = () => {
  const translate = useTranslate();
  return (
    <ListScreen sort={{ field: 'push_id', order: 'DESC' }} create={false}>
      <RecordTable rowClick={false} hiddenBelow={HIDDEN_BELOW}>
        <Column source="created" render={({ created }) => formatDateTime(created)} />
        <Column source="message" />
        <Column source="shop_name" />
        <Column source="user_name" />
        <Column source="result" render={({ result }) => translate(`pushes.results.${result}`, { _: result })} />
        <Column source="error" />
      </RecordTable>
    </ListScreen>
  );
};
