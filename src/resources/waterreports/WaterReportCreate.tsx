import { customerPaths } from '../../lib/paths';
import { CustomerCreateScreen } from '../../ui/form/CustomerCreateScreen';
import { WaterReportForm } from './WaterReportForm';
import { useKeepPoint, WaterReportFields } from './waterForm';

const START = { sampling_point: 'tap' };

export const WaterReportCreate = () => (
  <CustomerCreateScreen
    schema={WaterReportFields}
    defaultValues={START}
    after={customerPaths.waterReports}
    onCreated={useKeepPoint()}
  >
    <WaterReportForm />
  </CustomerCreateScreen>
);
