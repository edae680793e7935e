import MailIcon from '@mui/icons-material/ForwardToInboxOutlined';
import Button from '@mui/material/Button';
import { TextInput, useRecordContext, useTranslate } from 'react-admin';
import { API_BASE } from '../../provider/http/buildSettings';
import { EditScreen } from '../../ui/form/EditScreen';
import { CustomerOfRecord } from '../../ui/page/CustomerLink';
import { Columns } from '../../ui/page/formLayout';
import { HistoryButton } from '../../ui/page/HistoryButton';
import { TransactionEditBody } from '../../v2/entities/transaction';
import { TransactionLines } from './TransactionLines';

export const TransactionEdit = () => (
  <EditScreen
    schema={TransactionEditBody}
    loadFailed="feedback.transactions.loadFailed"
    links={
      <>
        <CustomerOfRecord />
        <ResendLink />
        <HistoryButton />
      </>
    }
    header={<TransactionLines />}
  >
    <Columns>
      <TextInput source="first_name" isRequired />
      <TextInput source="prefix_last_name" />
      <TextInput source="last_name" isRequired />
    </Columns>
    <TextInput source="company_name" isRequired />
    <Columns>
      <TextInput source="street" isRequired />
      <TextInput source="housenumber" isRequired />
      <TextInput source="housenumber_ext" />
    </Columns>
    <Columns>
      <TextInput source="zip" isRequired />
      <TextInput source="place" isRequired />
    </Columns>
    <Columns>
      <TextInput source="phone" type="tel" />
      <TextInput source="email" isRequired />
    </Columns>
  </EditScreen>
);

/** A plain link, not a call of the client (section 7): the server asks before it sends. */
const ResendLink = () => {
  const translate = useTranslate();
  const transaction = useRecordContext();
  if (!transaction) return null;
  return (
    <Button
      variant="outlined"
      startIcon={<MailIcon />}
      href={`${API_BASE}/v2/mollieOrder/resentMail/${transaction.orderno}`}
      target="_blank"
      rel="noopener"
    >
      {translate('transactions.resend')}
    </Button>
  );
};
