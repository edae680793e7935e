import { isNotFound } from '../../provider/http/V2Error';
import { useV2Query } from '../../provider/reads/ClientContext';
import { useCustomerId } from '../../ui/page/useCustomer';
import { endpoints } from '../../v2/endpoints';
import { CustomerHead } from './CustomerHead';
import { Panels } from './Panels';

/** A customer's overview for an advisor. Each panel loads, fails and retries by itself. */
export const CustomerDashboardPage = () => {
  const customerId = useCustomerId();
  const customer = useV2Query(endpoints.customers.one, { id: customerId });
  // What was read before is no customer once it was deleted.
  const isThere = !isNotFound(customer.error);
  return (
    <>
      <CustomerHead query={customer} customerId={customerId} />
      {isThere && <Panels customerId={customerId} isKnown={customer.data !== undefined} />}
    </>
  );
};
