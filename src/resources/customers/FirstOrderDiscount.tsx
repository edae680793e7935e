import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { FORM_WIDTH } from '../../ui/formWidth';
import { FIRST_ORDER_DISCOUNT_PERCENT } from '../../v2/constants';

/** The discount text of section 9. */
export const FirstOrderDiscount = () => {
  const translate = useTranslate();
  return (
    <Alert severity="info" role="note" sx={{ mb: 2.5, maxWidth: FORM_WIDTH }}>
      {translate('customers.firstOrderDiscount', { percent: FIRST_ORDER_DISCOUNT_PERCENT })}
    </Alert>
  );
};
