import EditIcon from '@mui/icons-material/EditOutlined';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { formatPhone, normalizePhone } from '../../lib/contactDetails';
import { customerPaths } from '../../lib/customerPaths';
import { customerRole } from '../../lib/customerRole';
import { splitEmails } from '../../lib/emails';
import { useV2Query } from '../../provider/ClientContext';
import { LinkButton } from '../../ui/LinkButton';
import { LoadFailed } from '../../ui/LoadFailed';
import { PageHeading } from '../../ui/PageHeading';
import { Tag } from '../../ui/Tag';
import { endpoints } from '../../v2/endpoints';
import type { Customer } from '../../v2/entities/customer';

/** Whose dashboard it is, and how to reach them. */
export const CustomerHead = ({ customerId }: { customerId: number }) => {
  const translate = useTranslate();
  const { data: customer, error, refetch } = useV2Query(endpoints.customers.one, { id: customerId });
  return (
    <>
      <PageHeading title={customer?.company_name ?? translate('customerDashboard.title')}>
        <LinkButton to={customerPaths.edit(customerId)} variant="outlined" startIcon={<EditIcon />}>
          {translate('customerDashboard.edit')}
        </LinkButton>
      </PageHeading>
      {customer ? <Contact customer={customer} /> : error && <LoadFailed onRetry={refetch} />}
    </>
  );
};

const Contact = ({ customer }: { customer: Customer }) => {
  const translate = useTranslate();
  const { name, company_place, company_phone, company_email, active } = customer;
  const role = customerRole(customer);
  return (
    <Stack
      direction="row"
      sx={{
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2.5,
        rowGap: 0.5,
        mt: -1,
        mb: 2.5,
        overflowWrap: 'anywhere',
      }}
    >
      {role && <Tag>{role}</Tag>}
      {active === 'N' && <Tag color="warning.main">{translate('customerDashboard.inactive')}</Tag>}
      <span>{name}</span>
      <span>{company_place}</span>
      <MuiLink href={`tel:${normalizePhone(company_phone)}`}>{formatPhone(company_phone)}</MuiLink>
      {splitEmails(company_email).map((address) => (
        <MuiLink key={address} href={`mailto:${address}`}>
          {address}
        </MuiLink>
      ))}
    </Stack>
  );
};
