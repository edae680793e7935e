import { customerPaths } from '../../lib/paths';
import { CreateScreen } from '../../ui/form/CreateScreen';
import { useCustomerId } from '../../ui/page/useCustomer';
import { MachineBody } from '../../v2/entities/machine';
import { MachineForm } from './MachineForm';

export const MachineCreate = () => {
  const customer_id = useCustomerId();
  return (
    <CreateScreen
      schema={MachineBody}
      transform={(machine: object) => ({ ...machine, customer_id })}
      redirect={() => customerPaths.machines(customer_id)}
    >
      <MachineForm />
    </CreateScreen>
  );
};
