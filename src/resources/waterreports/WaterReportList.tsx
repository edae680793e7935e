import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import type { RaRecord } from 'react-admin';
import { waterTexts } from '../../../i18n/nl/late/water';
import { formatDateTime } from '../../lib/dates';
import { numberOf } from '../../lib/decimals';
import { CUSTOMERS, customerPaths } from '../../lib/paths';
import { verdictOf } from '../../lib/water';
import { measureHeading } from '../../lib/waterText';
import { Column } from '../../ui/columns/Column';
import { ListScreen } from '../../ui/list/ListScreen';
import { RecordTable } from '../../ui/list/RecordTable';
import { DashboardButton } from '../../ui/page/CustomerLink';
import { LinkButton } from '../../ui/page/LinkButton';
import { useCustomerId, useTitleOfCustomer } from '../../ui/page/useCustomer';
import { withComma } from '../../v2/decimalNotation';
import { MEASURES, type Measure } from '../../v2/entities/norm';
import type { WaterReport } from '../../v2/entities/waterreport';
import { WaitingMark } from '../../visits/WaitingMark';
import { NormsFailed } from './NormsFailed';
import { PointSelect } from './PointSelect';
import { useWater, type Water } from './useWater';
import { VerdictMark } from './VerdictMark';
import { WaterChart } from './WaterChart';

export const WaterReportList = () => {
  const customer_id = useCustomerId();
  const water = useWater(customer_id);
  const pointText = ({ water_report_id, sampling_point }: RaRecord) => {
    const point = water.pointOf({ water_report_id, sampling_point });
    return point ? waterTexts.points[point] : '';
  };
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
            <DashboardButton customerId={customer_id} variant="text" />
            <LinkButton to={customerPaths.editWaterReport(customer_id)} className="list-tool" startIcon={<EditIcon />}>
              <span>{waterTexts.edit}</span>
            </LinkButton>
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
              card="note"
              disableSort
              render={(report) => <PointSelect report={report} water={water} />}
              texts={async (reports) => reports.map(pointText)}
            />
          )}
          {MEASURES.map((measure) => (
            <Column
              key={measure}
              source={measure}
              label={measureHeading(measure)}
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

/** A value of a stored report, with its verdict when it is outside the norm. */
const MeasuredValue = ({ report, measure, water }: { report: WaterReport; measure: Measure; water: Water }) => {
  const limits = water.limitsFor(water.pointOf(report), measure);
  const verdict = verdictOf(numberOf(report[measure]), limits);
  return (
    <>
      {withComma(report[measure])}
      {'side' in verdict && (
        <Box component="span" sx={{ display: 'block' }}>
          <VerdictMark verdict={verdict} />
        </Box>
      )}
    </>
  );
};
