import { fullName } from '../../lib/fullName';
import { Column } from '../../ui/Column';
import { ListScreen } from '../../ui/ListScreen';
import { RecordLink } from '../../ui/RecordLink';
import { RecordTable } from '../../ui/RecordTable';

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
