import { Link, useTranslate } from 'react-admin';
import { customerPaths } from '../../lib/paths';
import { newestFirst } from '../../lib/visitReport';
import { useV2Query } from '../../provider/reads/ClientContext';
import { useWhereFrom } from '../../ui/page/returnTo';
import { endpoints } from '../../v2/endpoints';
import { WaitingMark } from '../../visits/WaitingMark';
import { LatestPanel } from './LatestPanel';

/** The customer's latest appointments, each with a link to its report. */
export const ReportsPanel = ({ customerId }: { customerId: number }) => {
  const translate = useTranslate();
  const state = useWhereFrom();
  const query = useV2Query(endpoints.reports.list, { id: customerId });
  return (
    <LatestPanel
      title={translate('customerDashboard.reports.title')}
      query={query}
      rowsOf={({ reports }) => newestFirst(reports)}
      keyOf={({ customer_report_id }) => customer_report_id}
      none={translate('customerDashboard.reports.none')}
      add={{ to: customerPaths.newReport(customerId), label: translate('customerDashboard.reports.add') }}
      all={{ to: customerPaths.reports(customerId), label: translate('customerDashboard.reports.all') }}
      row={({ customer_report_id, formatted_scheduled, advisor, ...report }) => (
        <>
          <Link to={`/reports/${customer_report_id}`} state={state}>
            {formatted_scheduled}
          </Link>
          <WaitingMark of={report} />
          <span>{advisor?.name}</span>
        </>
      )}
    />
  );
};
