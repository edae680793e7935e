import PrintIcon from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useRef, useState } from 'react';
import { useGetIdentity } from 'react-admin';
import { visitReportTexts } from '../../../i18n/nl/late/visitReport';
import { formatDate, formatDateTime } from '../../lib/dates';
import { CUSTOMERS } from '../../lib/paths';
import { appointmentAt, newestFirst } from '../../lib/visitReport';
import { NormsFailed } from '../../resources/waterreports/NormsFailed';
import { MenuField } from '../../ui/inputs/MenuField';
import { DashboardButton } from '../../ui/page/CustomerLink';
import { LoadFailed } from '../../ui/page/LoadFailed';
import { PageHeading } from '../../ui/page/PageHeading';
import { UnreadRows } from '../../ui/page/UnreadRows';
import { useBusinessMoment } from '../../ui/page/useBusinessMoment';
import { useCustomerId } from '../../ui/page/useCustomer';
import { MailReport } from './MailReport';
import { Sheet } from './Sheet';
import { useVisit } from './useVisit';

/** The sheet's 210 mm, in pixels. */
const WIDTH = 794;
const ON_SCREEN = { displayPrint: 'none' } as const;

/** The report of a visit: a sheet to print, or to keep as a PDF by the browser's own print. */
export const VisitReportPage = () => {
  const customerId = useCustomerId();
  const { visit, answers, error, refetch } = useVisit(customerId);
  const { identity } = useGetIdentity();
  const sheet = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const now = useBusinessMoment();
  const reports = visit?.reports ?? [];
  const appointment =
    reports.find(({ customer_report_id }) => customer_report_id === chosen) ?? appointmentAt(reports, now);
  const name = visit?.customer.company_name;
  return (
    <>
      <Box sx={ON_SCREEN}>
        <PageHeading title={name ? visitReportTexts.of(name) : visitReportTexts.title} isUnfinished={!name && !error}>
          <DashboardButton customerId={customerId} />
          {visit && (
            <>
              <MailReport
                sheet={sheet}
                customer={visit.customer}
                visit={appointment?.customer_report_id ?? formatDate(now)}
                date={formatDate(appointment?.scheduled) || formatDate(now)}
                advisor={appointment?.advisor?.name || identity?.fullName || ''}
              />
              <Button variant="contained" startIcon={<PrintIcon />} onClick={() => window.print()}>
                {visitReportTexts.print}
              </Button>
            </>
          )}
        </PageHeading>
        {reports.length > 1 && appointment && (
          <MenuField
            fullWidth={false}
            label={visitReportTexts.choose}
            value={appointment.customer_report_id}
            choices={newestFirst(reports).map(({ customer_report_id, scheduled }) => ({
              id: customer_report_id,
              name: formatDateTime(scheduled),
            }))}
            onChoose={(id) => setChosen(id ?? null)}
            sx={{ minWidth: 220, mb: 2 }}
          />
        )}
        {visit && <NormsFailed water={visit.water} />}
        {visit && answers.map((answer, index) => <UnreadRows key={String(index)} of={answer} />)}
      </Box>
      {visit ? (
        <div ref={sheet}>
          <Sheet visit={visit} appointment={appointment} today={now} />
        </div>
      ) : error ? (
        <LoadFailed error={error} onRetry={refetch} overview={CUSTOMERS} />
      ) : (
        <Skeleton variant="rounded" height={480} sx={{ maxWidth: WIDTH }} />
      )}
    </>
  );
};
