import { TextInput } from 'react-admin';
import { yearHint } from '../../lib/hints';
import { Columns } from '../../ui/form/formLayout';
import { NotedInput } from '../../ui/inputs/NotedInput';
import { SelectInput } from '../../ui/inputs/SelectInput';
import { DecimalInput } from '../../ui/inputs/UsualFormInput';
import { LINE_SPEEDS, MACHINE_PRODUCT_CODES } from '../../v2/constants';
import { withComma } from '../../v2/decimalNotation';
import { productName, useMachineProducts } from './machineProducts';

const digits = { htmlInput: { inputMode: 'numeric' } } as const;
const isYear = (text: string) => yearHint(text, new Date());
const choicesOf = (list: readonly string[]) => list.map((one) => ({ id: one, name: one }));
const SPEEDS = choicesOf(LINE_SPEEDS);

export const MachineForm = () => (
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
