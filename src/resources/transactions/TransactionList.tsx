import { DataTable } from 'react-admin';
import { fullName } from '../../lib/fullName';
import { ListScreen } from '../../ui/ListScreen';
import { RecordLink } from '../../ui/RecordLink';
import { RecordTable } from '../../ui/RecordTable';

export const TransactionList = () => (
  <ListScreen sort={{ field: 'orderno', order: 'DESC' }} create={false}>
    <RecordTable hiddenBelow={{ sm: ['last_name', 'email'], md: ['place', 'phone'] }}>
      <DataTable.Col source="orderno">
        <RecordLink source="orderno" />
      </DataTable.Col>
      <DataTable.Col source="company_name" />
      <DataTable.Col
        source="last_name"
        label="resources.transactions.fields.name"
        render={(record) => fullName(record)}
      />
      <DataTable.Col source="place" />
      <DataTable.Col source="phone" />
      <DataTable.Col source="email" />
    </RecordTable>
  </ListScreen>
);
