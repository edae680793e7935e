import { customerPaths } from '../../lib/paths';
import { CustomerCreateScreen } from '../../ui/form/CustomerCreateScreen';
import { UNTOLD_POINT, WaterReportNew } from '../../v2/entities/waterreport';
import { WaterReportForm } from './WaterReportForm';

const START = { sampling_point: UNTOLD_POINT };

export const WaterReportCreate = () => (
  <CustomerCreateScreen schema={WaterReportNew} defaultValues={START} after={customerPaths.waterReports}>
    <WaterReportForm />
  </CustomerCreateScreen>
);
