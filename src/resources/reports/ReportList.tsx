import AddIcon from '@mui/icons-material/Add';
import { useTranslate } from 'react-admin';
import { truncate } from '../../lib/truncate';
import { Column } from '../../ui/Column';
import { LinkButton } from '../../ui/LinkButton';
import { ListScreen } from '../../ui/ListScreen';
import { RecordLink } from '../../ui/RecordLink';
import { RecordTable } from '../../ui/RecordTable';
import { useCustomerId } from '../../ui/useCustomerId';
import { useTitleOfCustomer } from '../../ui/useTitleOfCustomer';

const COMMENT_LENGTH = 80;

export const ReportList = () => {
  const translate = useTranslate();
  const customer_id = useCustomerId();
  return (
    <ListScreen
      title={useTitleOfCustomer(customer_id)}
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
        <Column source="scheduled">
          <RecordLink source="formatted_scheduled" />
        </Column>
        <Column source="advisor.name" />
        <Column source="customer_comments" render={(record) => truncate(record.customer_comments, COMMENT_LENGTH)} />
        <Column source="working_comments" render={(record) => truncate(record.working_comments, COMMENT_LENGTH)} />
      </RecordTable>
    </ListScreen>
  );
};
