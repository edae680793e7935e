import { measurementHint } from '../../lib/hints';
import { Columns } from '../../ui/form/Columns';
import { DecimalInput } from '../../ui/inputs/DecimalInput';
import { TextInput } from '../../ui/inputs/TextInput';

export const WaterReportForm = () => (
  <>
    <Columns>
      <DecimalInput source="ph" isRequired hintOf={measurementHint} />
      <DecimalInput source="hardness" isRequired hintOf={measurementHint} />
      <DecimalInput source="ec" isRequired hintOf={measurementHint} />
    </Columns>
    <TextInput source="remarks" multiline minRows={4} />
  </>
);
