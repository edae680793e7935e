import { useGetIdentity } from 'react-admin';
import { customerPaths } from '../../lib/paths';
import { CustomerCreateScreen } from '../../ui/form/CustomerCreateScreen';
import { ReportBody } from '../../v2/entities/report';
import { ReportForm } from './ReportForm';

/** The advisor is the signed-in user unless another one is chosen (section 5). */
export const ReportCreate = () => {
  const { identity } = useGetIdentity();
  if (!identity) return null;
  return (
    <CustomerCreateScreen schema={ReportBody} defaultValues={{ user_id: identity.id }} after={customerPaths.reports}>
      <ReportForm />
    </CustomerCreateScreen>
  );
};
