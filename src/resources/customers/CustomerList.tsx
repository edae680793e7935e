import { LinkBase } from 'ra-core';
import { useCreatePath, useRecordContext, useTranslate } from 'react-admin';
import { ImportButton } from '../../import/ImportButton';
import { formatDate } from '../../lib/dates';
import { customerPaths } from '../../lib/paths';
import { Column } from '../../ui/columns/Column';
import type { ListFilter } from '../../ui/filters/filters';
import { ListFilters } from '../../ui/filters/ListFilters';
import { EmailText } from '../../ui/list/EmailText';
import { FlagChip } from '../../ui/list/FlagChip';
import { ListScreen } from '../../ui/list/ListScreen';
import { PhoneLink } from '../../ui/list/PhoneLink';
import { RecordLink, withoutRow } from '../../ui/list/RecordLink';
import { RecordTable } from '../../ui/list/RecordTable';
import { DEFAULT_CUSTOMER_SORT } from '../../v2/constants';

const HIDDEN_BELOW = {
  md: ['user_role', 'order_on_invoice'],
  lg: ['active'],
  xl: ['company_email', 'last_login'],
};

const FILTERS: readonly ListFilter[] = [
  { source: 'company_place', kind: 'known' },
  { source: 'prio_shop_id', kind: 'reference', to: 'shops', label: 'customers.prioShop' },
  { source: 'active', kind: 'yesNo' },
  { source: 'order_on_invoice', kind: 'flag', label: 'customers.onInvoice' },
];

/** A customer's name opens the dashboard, which is about what happens there; the pencil opens the form. */
export const CustomerList = () => (
  <ListScreen
    sort={DEFAULT_CUSTOMER_SORT}
    filters={<ListFilters by={FILTERS} />}
    actions={<ImportButton resource="customers" />}
  >
    <RecordTable hiddenBelow={HIDDEN_BELOW} isDense rowClick={customerPaths.dashboard}>
      <Column source="company_name" card="title">
        <RecordLink source="company_name" to={customerPaths.dashboard} />
      </Column>
      <Column source="name" card="half" />
      <Column source="company_place" card="half" />
      <Column source="company_phone" card="half" render={({ company_phone }) => <PhoneLink phone={company_phone} />} />
      <Column source="company_email" card="line" render={({ company_email }) => <EmailText list={company_email} />} />
      <Column source="user_role" card="half" />
      <Column
        source="order_on_invoice"
        label="customers.onInvoice"
        render={({ order_on_invoice }) => <FlagChip value={order_on_invoice} />}
      />
      <Column source="last_login" card="note" render={({ last_login }) => formatDate(last_login)} />
      <Column source="active" render={({ active }) => <FlagChip value={active} />} />
      <Column source="edit" label={false} disableSort align="right" card="corner">
        <EditLink />
      </Column>
    </RecordTable>
  </ListScreen>
);

/** A row's link to the customer's form. */
const EditLink = () => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const customer = useRecordContext();
  if (!customer) return null;
  const label = translate('customers.editOf', { name: customer.company_name });
  return (
    <LinkBase
      className="record-action"
      to={createPath({ resource: 'customers', id: customer.id, type: 'edit' })}
      aria-label={label}
      title={label}
      onClick={withoutRow}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d="M4 20v-4L16 4l4 4L8 20z M13 7l4 4" fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
    </LinkBase>
  );
};
