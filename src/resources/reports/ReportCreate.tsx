import { useGetIdentity } from 'react-admin';
import { customerPaths } from '../../lib/paths';
import { CreateScreen } from '../../ui/form/CreateScreen';
import { useCustomerId } from '../../ui/page/useCustomer';
import { ReportBody } from '../../v2/entities/report';
import { ReportForm } from './ReportForm';

/** The advisor is the signed-in user unless another one is chosen (section 5). */
export const ReportCreate = () => {
  const customer_id = useCustomerId();
  const { identity } = useGetIdentity();
  if (!identity) return null;
  return (
    <CreateScreen
      schema={ReportBody}
      defaultValues={{ user_id: identity.id }}
      transform={(data) => ({ ...data, customer_id })}
      redirect={() => customerPaths.reports(customer_id)}
    >
      <ReportForm />
    </CreateScreen>
  );
};
