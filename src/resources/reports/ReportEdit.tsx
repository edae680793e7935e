import { EditScreen } from '../../ui/EditScreen';
import { HistoryButton } from '../../ui/HistoryButton';
import { ReportBody } from '../../v2/entities/report';
import { ReportForm } from './ReportForm';

export const ReportEdit = () => (
  <EditScreen
    schema={ReportBody}
    links={<HistoryButton />}
    redirect={(_resource, _id, data) => `reports/overview/${data?.customer_id}`}
  >
    <ReportForm />
  </EditScreen>
);
