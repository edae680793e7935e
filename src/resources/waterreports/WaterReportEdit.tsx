import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { waterTexts } from '../../../i18n/nl/late/water';
import { CUSTOMERS, customerPaths } from '../../lib/paths';
import { useV2Query } from '../../provider/reads/ClientContext';
import { CustomerCreateScreen } from '../../ui/form/CustomerCreateScreen';
import { FormSkeleton } from '../../ui/form/EditScreen';
import { FORM_WIDTH } from '../../ui/page/formLayout';
import { LoadFailed } from '../../ui/page/LoadFailed';
import { PageHeading } from '../../ui/page/PageHeading';
import { UnreadRows } from '../../ui/page/UnreadRows';
import { useCustomerId } from '../../ui/page/useCustomer';
import { endpoints } from '../../v2/endpoints';
import { UNTOLD_POINT, WaterReportNew } from '../../v2/entities/waterreport';
import { useWater } from './useWater';
import { WaterReportForm } from './WaterReportForm';

const NONE = { ph: '', hardness: '', ec: '', remarks: '', sampling_point: UNTOLD_POINT };

/** v2 cannot change a water report. This form starts from the newest one, saves a new one, and says so. */
export const WaterReportEdit = () => {
  const customer_id = useCustomerId();
  const { data, error, refetch, isFetchedAfterMount } = useV2Query(
    endpoints.waterreports.list,
    { customerId: customer_id },
    { staleTime: 0 },
  );
  // Wait for fresh data, because the cache may be old. Later data must not change what was typed.
  const [start, setStart] = useState<typeof NONE | null>(null);
  const water = useWater(customer_id);
  const isUnread = data !== undefined && water.isUnread(data.slice(0, 1));
  if (!start && data && isFetchedAfterMount && !error && water.isSettled && !isUnread)
    setStart(data[0] ? { ...data[0], sampling_point: water.pointOf(data[0]) ?? UNTOLD_POINT } : NONE);
  const title = waterTexts.editTitle;
  if (!start)
    return (
      <>
        <PageHeading title={title} />
        {error ? (
          <LoadFailed error={error} onRetry={refetch} overview={CUSTOMERS} />
        ) : isUnread ? (
          <LoadFailed error={null} onRetry={water.refetch} />
        ) : (
          <FormSkeleton />
        )}
      </>
    );
  const { ph, hardness, ec, remarks, sampling_point } = start;
  return (
    <CustomerCreateScreen
      title={title}
      schema={WaterReportNew}
      defaultValues={{ ph, hardness, ec, remarks, sampling_point }}
      after={customerPaths.waterReports}
      header={
        <Alert severity="info" role="note" sx={{ mb: 2, maxWidth: FORM_WIDTH }}>
          {data?.[0] ? waterTexts.editNotice : waterTexts.editFirst}
          <UnreadRows of={data} />
        </Alert>
      }
    >
      <WaterReportForm />
    </CustomerCreateScreen>
  );
};
