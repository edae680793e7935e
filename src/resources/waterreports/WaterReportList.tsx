import { waterTexts } from '../../../i18n/nl/late/water';
import { formatDateTime } from '../../lib/dates';
import { CUSTOMERS, customerPaths } from '../../lib/paths';
import { headingOf } from '../../lib/waterText';
import { Column } from '../../ui/list/Column';
import { ListScreen } from '../../ui/list/ListScreen';
import { RecordTable } from '../../ui/list/RecordTable';
import { LinkButton } from '../../ui/page/LinkButton';
import { useCustomerId, useTitleOfCustomer } from '../../ui/page/useCustomer';
import { MEASURES } from '../../v2/entities/norm';
import { WaitingMark } from '../../visits/WaitingMark';
import { MeasuredValue } from './MeasuredValue';
import { NormsFailed } from './NormsFailed';
import { PointSelect } from './PointSelect';
import { useWater } from './useWater';
import { WaterChart } from './WaterChart';

export const WaterReportList = () => {
  const customer_id = useCustomerId();
  const water = useWater(customer_id);
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
            <LinkButton to={customerPaths.dashboard(customer_id)}>{waterTexts.dashboard}</LinkButton>
            <LinkButton to={customerPaths.editWaterReport(customer_id)}>{waterTexts.edit}</LinkButton>
          </>
        }
        create={customerPaths.newWaterReport(customer_id)}
        hasSelection={false}
      >
        <RecordTable rowClick={false} hiddenBelow={{ md: ['remarks'] }}>
          <Column
            source="created"
            card="title"
            render={(report) => (
              <>
                {formatDateTime(report.created)}
                <WaitingMark of={report} />
              </>
            )}
          />
          {water.hasPoints && (
            <Column
              source="sampling_point"
              disableSort
              render={(report) => <PointSelect report={report} water={water} />}
            />
          )}
          {MEASURES.map((measure) => (
            <Column
              key={measure}
              source={measure}
              label={headingOf(measure)}
              align="right"
              render={(report) => <MeasuredValue {...{ report, measure, water }} />}
            />
          ))}
          <Column source="remarks" card="line" />
        </RecordTable>
      </ListScreen>
      <NormsFailed water={water} />
      <WaterChart customerId={customer_id} water={water} />
    </>
  );
};
