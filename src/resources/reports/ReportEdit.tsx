import { CUSTOMERS, customerPaths } from '../../lib/paths';
import { EditScreen } from '../../ui/form/EditScreen';
import { HistoryButton } from '../../ui/page/HistoryButton';
import { ReportBody } from '../../v2/entities/report';
import { ReportForm } from './ReportForm';

export const ReportEdit = () => (
  <EditScreen
    overview={CUSTOMERS}
    schema={ReportBody}
    links={<HistoryButton />}
    redirect={(_resource, _id, data) => customerPaths.reports(data?.customer_id)}
  >
    <ReportForm />
  </EditScreen>
);
