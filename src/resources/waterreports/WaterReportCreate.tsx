import { CreateScreen } from '../../ui/CreateScreen';
import { useCustomerId } from '../../ui/useCustomerId';
import { WaterReportNew } from '../../v2/entities/waterreport';
import { WaterReportForm } from './WaterReportForm';

export const WaterReportCreate = () => {
  const customer_id = useCustomerId();
  return (
    <CreateScreen
      schema={WaterReportNew}
      transform={(data) => ({ ...data, customer_id })}
      redirect={() => `reports/waterreports/${customer_id}`}
    >
      <WaterReportForm />
    </CreateScreen>
  );
};
