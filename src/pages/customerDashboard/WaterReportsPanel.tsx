import { useTranslate } from 'react-admin';
import { formatDate } from '../../lib/dates';
import { customerPaths } from '../../lib/paths';
import { useV2Query } from '../../provider/reads/ClientContext';
import { withComma } from '../../v2/decimalNotation';
import { endpoints } from '../../v2/endpoints';
import { WaitingMark } from '../../visits/WaitingMark';
import { LatestPanel } from './LatestPanel';

/** The customer's latest water measurements; v2 sorts them newest first. */
export const WaterReportsPanel = ({ customerId }: { customerId: number }) => {
  const translate = useTranslate();
  const query = useV2Query(endpoints.waterreports.list, { customerId });
  return (
    <LatestPanel
      title={translate('customerDashboard.waterReports.title')}
      query={query}
      rowsOf={(reports) => reports}
      keyOf={({ water_report_id }) => water_report_id}
      none={translate('customerDashboard.waterReports.none')}
      add={{ to: customerPaths.newWaterReport(customerId), label: translate('customerDashboard.waterReports.add') }}
      all={{ to: customerPaths.waterReports(customerId), label: translate('customerDashboard.waterReports.all') }}
      row={({ created, ph, hardness, ec, ...report }) => (
        <>
          <span>{formatDate(created)}</span>
          <WaitingMark of={report} />
          <span>
            {translate('customerDashboard.waterReports.values', {
              ph: withComma(ph),
              hardness: withComma(hardness),
              ec: withComma(ec),
            })}
          </span>
        </>
      )}
    />
  );
};
