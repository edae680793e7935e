import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { useV2Query } from '../../provider/ClientContext';
import { CreateScreen } from '../../ui/CreateScreen';
import { LoadFailed } from '../../ui/LoadFailed';
import { PageHeading } from '../../ui/PageHeading';
import { useCustomerId } from '../../ui/useCustomerId';
import { endpoints } from '../../v2/endpoints';
import { WaterReportNew } from '../../v2/entities/waterreport';
import { WaterReportForm } from './WaterReportForm';

/** v2 has no call to change a water report: this starts from the newest one and is saved as a new one, and says so. */
export const WaterReportEdit = () => {
  const translate = useTranslate();
  const customer_id = useCustomerId();
  const { data, error, refetch } = useV2Query(endpoints.waterreports.list, { customerId: customer_id });
  const title = translate('waterreports.editTitle');
  if (!data)
    return (
      <>
        <PageHeading title={title} />
        {error && <LoadFailed onRetry={refetch} />}
      </>
    );
  const { ph, hardness, ec, remarks } = data[0] ?? { ph: '', hardness: '', ec: '', remarks: '' };
  return (
    <CreateScreen
      title={title}
      schema={WaterReportNew}
      defaultValues={{ ph, hardness, ec, remarks }}
      transform={(changed) => ({ ...changed, customer_id })}
      redirect={() => `reports/waterreports/${customer_id}`}
      header={
        <Alert severity="info" role="note" sx={{ mb: 2, maxWidth: 960 }}>
          {translate('waterreports.editNotice')}
        </Alert>
      }
    >
      <WaterReportForm />
    </CreateScreen>
  );
};
