import { customerPaths } from '../../lib/customerPaths';
import { CreateScreen } from '../../ui/CreateScreen';
import { useCustomerId } from '../../ui/useCustomerId';
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
