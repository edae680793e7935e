import { useGetIdentity } from 'react-admin';
import { CreateScreen } from '../../ui/CreateScreen';
import { useCustomerId } from '../../ui/useCustomerId';
import { ReportBody } from '../../v2/entities/report';
import { ReportForm } from './ReportForm';

/** The advisor is the signed-in user unless another is chosen (section 5). */
export const ReportCreate = () => {
  const customer_id = useCustomerId();
  const { identity } = useGetIdentity();
  if (!identity) return null;
  return (
    <CreateScreen
      schema={ReportBody}
      defaultValues={{ user_id: identity.id }}
      transform={(data) => ({ ...data, customer_id })}
      redirect={() => `reports/overview/${customer_id}`}
    >
      <ReportForm />
    </CreateScreen>
  );
};
