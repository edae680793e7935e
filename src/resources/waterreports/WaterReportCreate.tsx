import { customerPaths } from '../../lib/paths';
import { CreateScreen } from '../../ui/form/CreateScreen';
import { useCustomerId } from '../../ui/page/useCustomer';
import { WaterReportNew } from '../../v2/entities/waterreport';
import { WaterReportForm } from './WaterReportForm';

export const WaterReportCreate = () => {
  const customer_id = useCustomerId();
  return (
    <CreateScreen
      schema={WaterReportNew}
      transform={(data) => ({ ...data, customer_id })}
      redirect={() => customerPaths.waterReports(customer_id)}
    >
      <WaterReportForm />
    </CreateScreen>
  );
};
