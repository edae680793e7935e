import { customerPaths } from '../../lib/paths';
import { CustomerCreateScreen } from '../../ui/form/CustomerCreateScreen';
import { WaterReportNew } from '../../v2/entities/waterreport';
import { WaterReportForm } from './WaterReportForm';

export const WaterReportCreate = () => (
  <CustomerCreateScreen schema={WaterReportNew} after={customerPaths.waterReports}>
    <WaterReportForm />
  </CustomerCreateScreen>
);
