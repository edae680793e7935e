import Alert from '@mui/material/Alert';
import { TextInput } from 'react-admin';
import { normTexts } from '../../../i18n/nl/late/norms';
import { DecimalInput } from '../../ui/inputs/DecimalInput';
import { Columns, FormSection } from '../../ui/page/formLayout';

export const NormForm = () => (
  <>
    <Alert severity="info" role="note" sx={{ mb: 1 }}>
      {normTexts.guide} {normTexts.empty}
    </Alert>
    <FormSection>{normTexts.good}</FormSection>
    <Columns>
      <DecimalInput source="good_min" />
      <DecimalInput source="good_max" />
    </Columns>
    <FormSection>{normTexts.doubtful}</FormSection>
    <Columns>
      <DecimalInput source="doubtful_min" />
      <DecimalInput source="doubtful_max" />
    </Columns>
    <FormSection>{normTexts.advice}</FormSection>
    <TextInput source="advice_low" multiline minRows={2} />
    <TextInput source="advice_high" multiline minRows={2} />
  </>
);
