import { TextInput } from 'react-admin';
import { DecimalInput } from '../../ui/inputs/DecimalInput';
import { SelectInput } from '../../ui/inputs/SelectInput';
import { MACHINE_PRODUCT_CODES } from '../../v2/constants';

const CODES = MACHINE_PRODUCT_CODES.map((code) => ({ id: code, name: code }));

export const MachineProductForm = () => (
  <>
    <SelectInput source="code" choices={CODES} isRequired />
    <TextInput source="name" isRequired helperText="machineProducts.where" />
    <TextInput source="sku" helperText="machineProducts.ordered" />
    <DecimalInput source="litres" />
  </>
);
