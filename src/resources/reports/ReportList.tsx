import { useRecordContext } from 'react-admin';
import { CUSTOMERS, customerPaths } from '../../lib/paths';
import { truncate } from '../../lib/truncate';
import { Column } from '../../ui/columns/Column';
import type { ListFilter } from '../../ui/filters/filters';
import { ListFilters } from '../../ui/filters/ListFilters';
import { ListScreen } from '../../ui/list/ListScreen';
import { RecordLink } from '../../ui/list/RecordLink';
import { RecordTable } from '../../ui/list/RecordTable';
import { DashboardButton } from '../../ui/page/CustomerLink';
import { useCustomerId, useTitleOfCustomer } from '../../ui/page/useCustomer';
import { WaitingMark } from '../../visits/WaitingMark';

const FILTERS: readonly ListFilter[] = [
  { source: 'user_id', kind: 'reference', to: 'advisors' },
  { source: 'scheduled', kind: 'period' },
];

const COMMENT_LENGTH = 80;

export const ReportList = () => {
  const customer_id = useCustomerId();
  return (
    <ListScreen
      title={useTitleOfCustomer(customer_id)}
      overview={CUSTOMERS}
      filter={{ customer_id }}
      storeKey={`reports.${customer_id}`}
      sort={{ field: 'scheduled', order: 'DESC' }}
      filters={<ListFilters by={FILTERS} />}
      actions={<DashboardButton customerId={customer_id} variant="text" />}
      create={customerPaths.newReport(customer_id)}
    >
      <RecordTable hiddenBelow={{ md: ['customer_comments', 'working_comments'] }}>
        <Column source="scheduled" card="title">
          <RecordLink source="formatted_scheduled" />
          <ReportMark />
        </Column>
        <Column source="advisor.name" card="line" />
        <Column
          source="customer_comments"
          card="note"
          render={(record) => truncate(record.customer_comments, COMMENT_LENGTH)}
        />
        <Column
          source="working_comments"
          card="note"
          render={(record) => truncate(record.working_comments, COMMENT_LENGTH)}
        />
      </RecordTable>
    </ListScreen>
  );
};

const ReportMark = () => {
  const report = useRecordContext();
  return report ? <WaitingMark of={report} /> : null;
};
