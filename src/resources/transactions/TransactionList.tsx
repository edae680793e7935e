import { fullName } from '../../lib/fullName';
import { Column } from '../../ui/list/Column';
import { ListScreen } from '../../ui/list/ListScreen';
import { RecordLink } from '../../ui/list/RecordLink';
import { RecordTable } from '../../ui/list/RecordTable';

export const TransactionList = () => (
  <ListScreen sort={{ field: 'orderno', order: 'DESC' }} create={false}>
    <RecordTable hiddenBelow={{ sm: ['last_name', 'email'], md: ['place', 'phone'] }}>
      <Column source="orderno">
        <RecordLink source="orderno" />
      </Column>
      <Column source="company_name" />
      <Column source="last_name" label="resources.transactions.fields.name" render={(record) => fullName(record)} />
      <Column source="place" />
      <Column source="phone" />
      <Column source="email" />
    </RecordTable>
  </ListScreen>
);
