import { Link, useTranslate } from 'react-admin';
import { customerRole } from '../../lib/customerRole';
import { formatDateTime } from '../../lib/dates';
import { customerPaths } from '../../lib/paths';
import { useV2Query } from '../../provider/reads/ClientContext';
import { endpoints } from '../../v2/endpoints';
import type { CustomerLogin } from '../../v2/entities/customer';
import { type Column, FiguresBlock } from './FiguresBlock';

const columns: readonly Column<CustomerLogin>[] = [
  {
    name: 'company_name',
    text: ({ company_name }) => company_name,
    show: ({ company_name, customer_id }) => <Link to={customerPaths.dashboard(customer_id)}>{company_name}</Link>,
  },
  { name: 'name', text: ({ name }) => name },
  { name: 'user_role', text: customerRole },
  { name: 'last_login', text: ({ last_login }) => formatDateTime(last_login) },
  { name: 'logins', text: ({ logins }) => String(logins), isNumber: true },
];

/** The logins of customers, with the role label of section 4. */
export const CustomerLogins = () => {
  const translate = useTranslate();
  const query = useV2Query(endpoints.statistics.customerLogins, {});
  return <FiguresBlock title={translate('statistics.customerLogins')} query={query} columns={columns} />;
};
