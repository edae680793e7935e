import { LinkBase } from 'ra-core';
import { useRecordContext, useTranslate } from 'react-admin';
import { formatPhone } from '../../lib/contactDetails';
import { formatDate } from '../../lib/dates';
import { splitEmails } from '../../lib/emails';
import { customerPaths } from '../../lib/paths';
import { Column } from '../../ui/list/Column';
import { FlagChip } from '../../ui/list/FlagChip';
import { ListScreen } from '../../ui/list/ListScreen';
import { RecordLink, withoutRow } from '../../ui/list/RecordLink';
import { RecordTable } from '../../ui/list/RecordTable';
import { DEFAULT_CUSTOMER_SORT } from '../../v2/constants';

/** A phone shows the company, its place and the link to its dashboard. */
const HIDDEN_BELOW = {
  sm: ['name', 'company_phone', 'user_role'],
  md: ['order_on_invoice'],
  lg: ['active'],
};
/** Makes ten columns fit: no wider than needed, with long addresses cut off. */
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

/** A row's link to the customer's dashboard. */
const DashboardLink = () => {
  const translate = useTranslate();
  const customer = useRecordContext();
  if (!customer) return null;
  const label = translate('customers.dashboardOf', { name: customer.company_name });
  return (
    <LinkBase
      className="record-action"
      to={customerPaths.dashboard(customer.id)}
      aria-label={label}
      title={label}
      onClick={withoutRow}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d="M4 4h16v16H4z M11 4v16 M11 11h9" fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
    </LinkBase>
  );
};
