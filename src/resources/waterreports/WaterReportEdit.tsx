import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { useV2Query } from '../../provider/ClientContext';
import { CreateScreen } from '../../ui/CreateScreen';
import { LoadFailed } from '../../ui/LoadFailed';
import { useCustomerId } from '../../ui/useCustomerId';
import { endpoints } from '../../v2/endpoints';
import { WaterReportNew } from '../../v2/entities/waterreport';
import { WaterReportForm } from './WaterReportForm';

/** v2 has no call to change a water report: this starts from the newest one and is saved as a new one, and says so. */
export const WaterReportEdit = () => {
  const translate = useTranslate();
  const customer_id = useCustomerId();
  const { data, error, refetch } = useV2Query(endpoints.waterreports.list, { customerId: customer_id });
  if (error && !data) return <LoadFailed onRetry={refetch} />;
  if (!data) return null;
  const { ph, hardness, ec, remarks } = data[0] ?? { ph: '', hardness: '', ec: '', remarks: '' };
  return (
    <CreateScreen
      title={translate('waterreports.editTitle')}
      schema={WaterReportNew}
      defaultValues={{ ph, hardness, ec, remarks }}
      transform={(changed) => ({ ...changed, customer_id })}
      redirect={() => `reports/waterreports/${customer_id}`}
      header={
        <Alert severity="info" sx={{ mb: 2, maxWidth: 960 }}>
          {translate('waterreports.editNotice')}
        </Alert>
      }
    >
      <WaterReportForm />
    </CreateScreen>
  );
};
