import AddIcon from '@mui/icons-material/Add';
import { DataTable, useTranslate } from 'react-admin';
import { truncate } from '../../lib/truncate';
import { useCustomerName } from '../../provider/useCustomerName';
import { LinkButton } from '../../ui/LinkButton';
import { ListScreen } from '../../ui/ListScreen';
import { RecordLink } from '../../ui/RecordLink';
import { RecordTable } from '../../ui/RecordTable';
import { useCustomerId } from '../../ui/useCustomerId';

const COMMENT_LENGTH = 80;

export const ReportList = () => {
  const translate = useTranslate();
  const customer_id = useCustomerId();
  return (
    <ListScreen
      title={translate('reports.title', { name: useCustomerName(customer_id) })}
      filter={{ customer_id }}
      storeKey={`reports.${customer_id}`}
      sort={{ field: 'scheduled', order: 'DESC' }}
      actions={<LinkButton to={`/customers/dashboard/${customer_id}`}>{translate('reports.dashboard')}</LinkButton>}
      create={
        <LinkButton to={`/reports/new/${customer_id}`} variant="contained" startIcon={<AddIcon />}>
          {translate('ra.action.create')}
        </LinkButton>
      }
    >
      <RecordTable hiddenBelow={{ sm: ['advisor.name'], md: ['customer_comments', 'working_comments'] }}>
        <DataTable.Col source="scheduled">
          <RecordLink source="formatted_scheduled" />
        </DataTable.Col>
        <DataTable.Col source="advisor.name" />
        <DataTable.Col
          source="customer_comments"
          render={(record) => truncate(record.customer_comments, COMMENT_LENGTH)}
        />
        <DataTable.Col
          source="working_comments"
          render={(record) => truncate(record.working_comments, COMMENT_LENGTH)}
        />
      </RecordTable>
    </ListScreen>
  );
};
