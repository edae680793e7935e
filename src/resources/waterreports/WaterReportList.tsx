import AddIcon from '@mui/icons-material/Add';
import { useTranslate } from 'react-admin';
import { formatDateTime } from '../../lib/dates';
import { Column } from '../../ui/Column';
import { LinkButton } from '../../ui/LinkButton';
import { ListScreen } from '../../ui/ListScreen';
import { RecordTable } from '../../ui/RecordTable';
import { useCustomerId } from '../../ui/useCustomerId';
import { useTitleOfCustomer } from '../../ui/useTitleOfCustomer';
import { WaterChart } from './WaterChart';

export const WaterReportList = () => {
  const translate = useTranslate();
  const customer_id = useCustomerId();
  return (
    <>
      <ListScreen
        title={useTitleOfCustomer(customer_id)}
        filter={{ customer_id }}
        storeKey={`waterreports.${customer_id}`}
        sort={{ field: 'created', order: 'DESC' }}
        actions={
          <>
            <LinkButton to={`/customers/dashboard/${customer_id}`}>{translate('waterreports.dashboard')}</LinkButton>
            <LinkButton to={`/reports/edit/waterreport/${customer_id}`}>{translate('waterreports.edit')}</LinkButton>
          </>
        }
        create={
          <LinkButton to={`/reports/new/waterreport/${customer_id}`} variant="contained" startIcon={<AddIcon />}>
            {translate('ra.action.create')}
          </LinkButton>
        }
      >
        <RecordTable rowClick={false} hiddenBelow={{ md: ['remarks'] }}>
          <Column source="created" render={({ created }) => formatDateTime(created)} />
          <Column source="ph" />
          <Column source="hardness" />
          <Column source="ec" />
          <Column source="remarks" />
        </RecordTable>
      </ListScreen>
      <WaterChart customerId={customer_id} />
    </>
  );
};
