import { SelectInput, TextInput, useRecordContext } from 'react-admin';
import { Columns } from '../../ui/Columns';
import { LINE_SPEEDS, MACHINE_PRODUCT_CODES } from '../../v2/constants';

const decimals = { htmlInput: { inputMode: 'decimal' } } as const;
const digits = { htmlInput: { inputMode: 'numeric' } } as const;
const withComma = (value: unknown) => String(value ?? '').replace('.', ',');

/** What is stored outside the list (an older record) stays a choice. */
const choicesOf = (list: readonly string[], stored: string) =>
  (stored === '' || list.includes(stored) ? list : [stored, ...list]).map((name) => ({ id: name, name }));

export const MachineForm = () => {
  const stored = useRecordContext();
  return (
    <>
      <Columns>
        <TextInput source="brand" />
        <TextInput source="type" />
        <TextInput source="production_year" slotProps={digits} />
      </Columns>
      <Columns>
        <TextInput source="line" />
        <SelectInput
          source="line_speed"
          format={withComma}
          choices={choicesOf(LINE_SPEEDS, withComma(stored?.line_speed))}
          translateChoice={false}
        />
      </Columns>
      <Columns>
        <SelectInput
          source="product"
          choices={choicesOf(MACHINE_PRODUCT_CODES, String(stored?.product ?? ''))}
          translateChoice={false}
        />
        <TextInput source="percentage" format={withComma} slotProps={decimals} />
      </Columns>
      <Columns>
        <TextInput source="slag" slotProps={decimals} />
        <TextInput source="usage_ml" slotProps={digits} />
      </Columns>
      <TextInput source="comments" multiline minRows={3} />
    </>
  );
};
