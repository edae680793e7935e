import type { RaRecord } from 'react-admin';
import { customerPaths } from '../../lib/customerPaths';
import { EditScreen } from '../../ui/EditScreen';
import { HistoryButton } from '../../ui/HistoryButton';
import { MachineBody } from '../../v2/entities/machine';
import { MachineForm } from './MachineForm';

/** An older installation may not say whose machine it is. */
const toMachines = (_resource?: string, _id?: unknown, machine?: Partial<RaRecord>) =>
  machine?.customer_id ? customerPaths.machines(machine.customer_id) : '/customers/overview';

export const MachineEdit = () => (
  <EditScreen schema={MachineBody} redirect={toMachines} links={<HistoryButton />}>
    <MachineForm />
  </EditScreen>
);
