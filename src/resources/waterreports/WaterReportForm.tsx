import { Columns } from '../../ui/Columns';
import { TextInput } from '../../ui/inputs/TextInput';

const DECIMAL = { htmlInput: { inputMode: 'decimal' } } as const;

export const WaterReportForm = () => (
  <>
    <Columns>
      <TextInput source="ph" isRequired slotProps={DECIMAL} />
      <TextInput source="hardness" isRequired slotProps={DECIMAL} />
      <TextInput source="ec" isRequired slotProps={DECIMAL} />
    </Columns>
    <TextInput source="remarks" multiline minRows={4} />
  </>
);
