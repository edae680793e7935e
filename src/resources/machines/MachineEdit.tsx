import type { RaRecord } from 'react-admin';
import { CUSTOMERS, customerPaths } from '../../lib/paths';
import { EditScreen } from '../../ui/form/EditScreen';
import { CustomerOfRecord } from '../../ui/page/CustomerLink';
import { HistoryButton } from '../../ui/page/HistoryButton';
import { useReturnTo } from '../../ui/page/returnTo';
import { MachineBody } from '../../v2/entities/machine';
import { LabelOfMachine } from './labels/LabelsButton';
import { MachineForm } from './MachineForm';
import { MachinePhoto } from './photo/MachinePhoto';

/** An older v2 may leave out the customer. */
const toMachines = (_resource?: string, _id?: unknown, machine?: Partial<RaRecord>) =>
  machine?.customer_id ? customerPaths.machines(machine.customer_id) : CUSTOMERS;

export const MachineEdit = () => {
  const from = useReturnTo();
  return (
    <EditScreen
      overview={CUSTOMERS}
      schema={MachineBody}
      redirect={(resource, id, machine) => from ?? toMachines(resource, id, machine)}
      header={<MachinePhoto />}
      links={
        <>
          <CustomerOfRecord />
          <LabelOfMachine />
          <HistoryButton />
        </>
      }
    >
      <MachineForm />
    </EditScreen>
  );
};
