import { formatPhone } from '../../lib/contactDetails';
import { formatDate } from '../../lib/dates';
import { splitEmails } from '../../lib/emails';
import { Column } from '../../ui/Column';
import { FlagChip } from '../../ui/FlagChip';
import { ListScreen } from '../../ui/ListScreen';
import { RecordLink } from '../../ui/RecordLink';
import { RecordTable } from '../../ui/RecordTable';
import { DEFAULT_CUSTOMER_SORT } from '../../v2/constants';
import { DashboardLink } from './DashboardLink';

/** A phone shows the company, its place and the way to its dashboard. */
const HIDDEN_BELOW = {
  sm: ['name', 'company_phone', 'user_role'],
  md: ['order_on_invoice'],
  lg: ['active'],
};
/** Ten columns side by side: each takes what it needs, a long address is cut off. */
const DENSE = {
  '& .record-head th, & .record-rows td': { px: 1 },
  '& td.column-company_phone, & td.column-last_login': { whiteSpace: 'nowrap' },
  '@media (max-width: 1399px)': { '& .column-company_email, & .column-last_login': { display: 'none' } },
  '& td.column-company_email': { maxWidth: 170, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
};

export const CustomerList = () => (
  <ListScreen sort={DEFAULT_CUSTOMER_SORT}>
    <RecordTable hiddenBelow={HIDDEN_BELOW} sx={DENSE}>
      <Column source="company_name">
        <RecordLink source="company_name" />
      </Column>
      <Column source="name" />
      <Column source="company_place" />
      <Column source="company_phone" render={({ company_phone }) => formatPhone(company_phone)} />
      <Column source="company_email" render={({ company_email }) => splitEmails(company_email).join(', ')} />
      <Column source="user_role" />
      <Column
        source="order_on_invoice"
        label="customers.onInvoice"
        render={({ order_on_invoice }) => <FlagChip value={order_on_invoice} />}
      />
      <Column source="last_login" render={({ last_login }) => formatDate(last_login)} />
      <Column source="active" render={({ active }) => <FlagChip value={active} />} />
      <Column source="dashboard" label={false} disableSort align="right">
        <DashboardLink />
      </Column>
    </RecordTable>
  </ListScreen>
);
