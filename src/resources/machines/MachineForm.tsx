import { Columns } from '../../ui/Columns';
import { withComma } from '../../ui/inputs/decimalText';
import { SelectInput } from '../../ui/inputs/SelectInput';
import { TextInput } from '../../ui/inputs/TextInput';
import { LINE_SPEEDS, MACHINE_PRODUCT_CODES } from '../../v2/constants';

const decimals = { htmlInput: { inputMode: 'decimal' } } as const;
const digits = { htmlInput: { inputMode: 'numeric' } } as const;
const choicesOf = (list: readonly string[]) => list.map((value) => ({ value, label: value }));
const SPEEDS = choicesOf(LINE_SPEEDS);
const PRODUCTS = choicesOf(MACHINE_PRODUCT_CODES);

export const MachineForm = () => (
  <>
    <Columns>
      <TextInput source="brand" />
      <TextInput source="type" />
      <TextInput source="production_year" slotProps={digits} />
    </Columns>
    <Columns>
      <TextInput source="line" />
      <SelectInput source="line_speed" format={withComma} choices={SPEEDS} emptyText="-" />
    </Columns>
    <Columns>
      <SelectInput source="product" choices={PRODUCTS} emptyText="-" />
      <TextInput source="percentage" format={withComma} slotProps={decimals} />
    </Columns>
    <Columns>
      <TextInput source="slag" slotProps={decimals} />
      <TextInput source="usage_ml" slotProps={digits} />
    </Columns>
    <TextInput source="comments" multiline minRows={3} />
  </>
);
