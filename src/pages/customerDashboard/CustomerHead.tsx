import ReportIcon from '@mui/icons-material/DescriptionOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { formatPhone, formatPostcode, phoneAddress } from '../../lib/contactDetails';
import { customerRole } from '../../lib/customerRole';
import { directionsTo } from '../../lib/directions';
import { splitEmails } from '../../lib/emails';
import { CUSTOMERS, customerPaths } from '../../lib/paths';
import { isNotFound } from '../../provider/http/V2Error';
import { Tag } from '../../ui/list/Tag';
import { LinkButton } from '../../ui/page/LinkButton';
import { LoadFailed } from '../../ui/page/LoadFailed';
import { PageHeading } from '../../ui/page/PageHeading';
import { useWhereFrom } from '../../ui/page/returnTo';
import type { Customer } from '../../v2/entities/customer';
import { PrepareVisit } from '../../visits/PrepareVisit';

/** The customer's name and contact details. */
export const CustomerHead = ({ customerId, query }: { customerId: number; query: UseQueryResult<Customer> }) => {
  const translate = useTranslate();
  const state = useWhereFrom();
  const { error, refetch } = query;
  const isThere = !isNotFound(error);
  const customer = isThere ? query.data : undefined;
  return (
    <>
      <PageHeading title={customer?.company_name ?? translate('customerDashboard.title')}>
        {isThere && (
          <>
            <LinkButton to={customerPaths.visitReport(customerId)} variant="outlined" startIcon={<ReportIcon />}>
              {translate('customerDashboard.visitReport')}
            </LinkButton>
            <LinkButton to={`${CUSTOMERS}/${customerId}`} state={state} variant="outlined" startIcon={<EditIcon />}>
              {translate('customerDashboard.edit')}
            </LinkButton>
          </>
        )}
      </PageHeading>
      {customer ? (
        <>
          <Contact customer={customer} />
          <PrepareVisit customerId={customerId} />
        </>
      ) : (
        error && <LoadFailed error={error} onRetry={refetch} overview={CUSTOMERS} />
      )}
    </>
  );
};

const Contact = ({ customer }: { customer: Customer }) => {
  const translate = useTranslate();
  const { name, company_address, company_zip, company_place, company_phone, company_email, active } = customer;
  const address = [company_address, `${formatPostcode(company_zip)} ${company_place}`.trim()].filter(Boolean);
  const route = directionsTo(address);
  const role = customerRole(customer);
  const call = phoneAddress(company_phone);
  const phone = formatPhone(company_phone);
  return (
    <Stack
      className="link-alone"
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
      {active === 'N' && <Tag isWarning>{translate('customerDashboard.inactive')}</Tag>}
      <span>{name}</span>
      {route ? (
        <MuiLink href={route} target="_blank" rel="noopener noreferrer" title={translate('home.route')}>
          {address.join(', ')}
        </MuiLink>
      ) : (
        address.length > 0 && <span>{address.join(', ')}</span>
      )}
      {call ? <MuiLink href={call}>{phone}</MuiLink> : phone && <span>{phone}</span>}
      {splitEmails(company_email).map((address) => (
        <MuiLink key={address} href={`mailto:${address}`}>
          {address}
        </MuiLink>
      ))}
    </Stack>
  );
};
