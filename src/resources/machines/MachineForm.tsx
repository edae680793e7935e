import { TextInput } from 'react-admin';
import { yearHint } from '../../lib/hints';
import { CUSTOMERS, customerPaths } from '../../lib/paths';
import { CustomerCreateScreen } from '../../ui/form/CustomerCreateScreen';
import { EditScreen } from '../../ui/form/EditScreen';
import { DecimalInput } from '../../ui/inputs/DecimalInput';
import { NotedInput } from '../../ui/inputs/NotedInput';
import { SelectInput } from '../../ui/inputs/SelectInput';
import { CustomerOfRecord } from '../../ui/page/CustomerLink';
import { Columns } from '../../ui/page/formLayout';
import { HistoryButton } from '../../ui/page/HistoryButton';
import { useReturnTo } from '../../ui/page/returnTo';
import { LINE_SPEEDS, MACHINE_PRODUCT_CODES } from '../../v2/constants';
import { withComma } from '../../v2/decimalNotation';
import { MachineBody } from '../../v2/entities/machine';
import { LabelOfMachine } from './labels/LabelsButton';
import { productName, useMachineProducts } from './machineProducts';
import { MachinePhotoPanel } from './photo/MachinePhotoPanel';

const digits = { htmlInput: { inputMode: 'numeric' } } as const;
const isYear = (text: string) => yearHint(text, new Date());
const choicesOf = (list: readonly string[]) => list.map((one) => ({ id: one, name: one }));
const SPEEDS = choicesOf(LINE_SPEEDS);

const MachineForm = () => (
  <>
    <Columns>
      <TextInput source="brand" />
      <TextInput source="type" />
      <NotedInput source="production_year" slotProps={digits} hintOf={isYear} />
    </Columns>
    <Columns>
      <TextInput source="line" />
      <SelectInput source="line_speed" format={withComma} choices={SPEEDS} emptyText="-" />
    </Columns>
    <Columns>
      <ProductInput />
      <DecimalInput source="percentage" />
    </Columns>
    <Columns>
      <DecimalInput source="slag" />
      <TextInput source="usage_ml" slotProps={digits} />
    </Columns>
    <TextInput source="comments" multiline minRows={3} />
  </>
);

const ProductInput = () => {
  const products = useMachineProducts();
  const choices = MACHINE_PRODUCT_CODES.map((code) => ({ id: code, name: productName(products, code) }));
  return <SelectInput source="product" choices={choices} emptyText="-" />;
};

export const MachineCreate = () => (
  <CustomerCreateScreen schema={MachineBody} after={customerPaths.machines}>
    <MachineForm />
  </CustomerCreateScreen>
);

/** An older v2 may leave out the customer. */
const toMachines = (customerId: number | undefined) => (customerId ? customerPaths.machines(customerId) : CUSTOMERS);

export const MachineEdit = () => {
  const from = useReturnTo();
  return (
    <EditScreen
      overview={CUSTOMERS}
      schema={MachineBody}
      redirect={(_resource, _id, machine) => from ?? toMachines(machine?.customer_id)}
      header={<MachinePhotoPanel />}
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
