import { CUSTOMERS, customerPaths } from '../../lib/paths';
import { EditScreen } from '../../ui/form/EditScreen';
import { CustomerOfRecord } from '../../ui/page/CustomerLink';
import { HistoryButton } from '../../ui/page/HistoryButton';
import { useReturnTo } from '../../ui/page/returnTo';
import { ReportBody } from '../../v2/entities/report';
import { ReportForm } from './ReportForm';

export const ReportEdit = () => {
  const from = useReturnTo();
  return (
    <EditScreen
      overview={CUSTOMERS}
      schema={ReportBody}
      links={
        <>
          <CustomerOfRecord />
          <HistoryButton />
        </>
      }
      redirect={(_resource, _id, data) => from ?? customerPaths.reports(data?.customer_id)}
    >
      <ReportForm />
    </EditScreen>
  );
};
