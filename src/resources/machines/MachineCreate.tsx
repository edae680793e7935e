import { customerPaths } from '../../lib/paths';
import { CustomerCreateScreen } from '../../ui/form/CustomerCreateScreen';
import { MachineBody } from '../../v2/entities/machine';
import { MachineForm } from './MachineForm';

export const MachineCreate = () => (
  <CustomerCreateScreen schema={MachineBody} after={customerPaths.machines}>
    <MachineForm />
  </CustomerCreateScreen>
);
