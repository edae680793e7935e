import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useV2Query } from '../../provider/ClientContext';
import { CreateScreen } from '../../ui/CreateScreen';
import { FormSkeleton } from '../../ui/FormSkeleton';
import { FORM_WIDTH } from '../../ui/formWidth';
import { LoadFailed } from '../../ui/LoadFailed';
import { PageHeading } from '../../ui/PageHeading';
import { useCustomerId } from '../../ui/useCustomerId';
import { endpoints } from '../../v2/endpoints';
import { WaterReportNew } from '../../v2/entities/waterreport';
import { WaterReportForm } from './WaterReportForm';

const NONE = { ph: '', hardness: '', ec: '', remarks: '' };

/** v2 has no call to change a water report: this starts from the newest one and is saved as a new one, and says so. */
export const WaterReportEdit = () => {
  const translate = useTranslate();
  const customer_id = useCustomerId();
  const { data, error, refetch, isFetchedAfterMount } = useV2Query(
    endpoints.waterreports.list,
    { customerId: customer_id },
    { staleTime: 0 },
  );
  // As it is now: what another screen has asked may be old, and what is typed stays whatever comes later.
  const [start, setStart] = useState<typeof NONE | null>(null);
  if (!start && data && isFetchedAfterMount && !error) setStart(data[0] ?? NONE);
  const title = translate('waterreports.editTitle');
  if (!start)
    return (
      <>
        <PageHeading title={title} />
        {error ? <LoadFailed onRetry={refetch} /> : <FormSkeleton />}
      </>
    );
  const { ph, hardness, ec, remarks } = start;
  return (
    <CreateScreen
      title={title}
      schema={WaterReportNew}
      defaultValues={{ ph, hardness, ec, remarks }}
      transform={(changed) => ({ ...changed, customer_id })}
      redirect={() => `reports/waterreports/${customer_id}`}
      header={
        <Alert severity="info" role="note" sx={{ mb: 2, maxWidth: FORM_WIDTH }}>
          {translate('waterreports.editNotice')}
        </Alert>
      }
    >
      <WaterReportForm />
    </CreateScreen>
  );
};
