import { useTranslate } from 'react-admin';
import { formatDateTime } from '../../lib/dates';
import { CUSTOMERS, customerPaths } from '../../lib/paths';
import { Column } from '../../ui/list/Column';
import { ListScreen } from '../../ui/list/ListScreen';
import { RecordTable } from '../../ui/list/RecordTable';
import { LinkButton } from '../../ui/page/LinkButton';
import { useCustomerId, useTitleOfCustomer } from '../../ui/page/useCustomer';
import { withComma } from '../../v2/decimalNotation';
import { WaterChart } from './WaterChart';

export const WaterReportList = () => {
  const translate = useTranslate();
  const customer_id = useCustomerId();
  return (
    <>
      <ListScreen
        title={useTitleOfCustomer(customer_id)}
        overview={CUSTOMERS}
        filter={{ customer_id }}
        storeKey={`waterreports.${customer_id}`}
        sort={{ field: 'created', order: 'DESC' }}
        actions={
          <>
            <LinkButton to={customerPaths.dashboard(customer_id)}>{translate('waterreports.dashboard')}</LinkButton>
            <LinkButton to={customerPaths.editWaterReport(customer_id)}>{translate('waterreports.edit')}</LinkButton>
          </>
        }
        create={customerPaths.newWaterReport(customer_id)}
      >
        <RecordTable rowClick={false} hiddenBelow={{ md: ['remarks'] }}>
          <Column source="created" card="title" render={({ created }) => formatDateTime(created)} />
          <Column source="ph" align="right" render={({ ph }) => withComma(ph)} />
          <Column source="hardness" align="right" render={({ hardness }) => withComma(hardness)} />
          <Column source="ec" align="right" render={({ ec }) => withComma(ec)} />
          <Column source="remarks" card="line" />
        </RecordTable>
      </ListScreen>
      <WaterChart customerId={customer_id} />
    </>
  );
};
