import { useGetResourceLabel, useResourceContext } from 'react-admin';
import { CUSTOMERS } from '../../lib/paths';
import { isNotFound } from '../../provider/http/V2Error';
import { CustomerLink } from '../page/CustomerLink';
import { LoadFailed } from '../page/LoadFailed';
import { PageHeading } from '../page/PageHeading';
import { useReturnTo } from '../page/returnTo';
import { useCustomer, useCustomerId } from '../page/useCustomer';
import { CreateScreen, type CreateScreenProps } from './CreateScreen';

interface CustomerCreateScreenProps extends Omit<CreateScreenProps, 'links' | 'redirect' | 'transform'> {
  /** The screen after a save, unless the form was opened from the dashboard. */
  after: (customerId: number) => string;
}

/** Creates a record of the customer in the route: names them, and does not open when they are not there. */
export const CustomerCreateScreen = ({ after, title, header, ...screen }: CustomerCreateScreenProps) => {
  const customer_id = useCustomerId();
  const { name, error, refetch } = useCustomer(customer_id);
  const from = useReturnTo();
  const kind = useGetResourceLabel()(useResourceContext() ?? '', 1);
  const notThere = isNotFound(error) && <LoadFailed error={error} onRetry={refetch} overview={CUSTOMERS} />;
  if (notThere && !name)
    return (
      <>
        <PageHeading title={title ?? kind} />
        {notThere}
      </>
    );
  return (
    <CreateScreen
      {...screen}
      title={title}
      header={
        <>
          {/* Deleted since: what is typed stays. */}
          {notThere}
          {header}
        </>
      }
      links={<CustomerLink customerId={customer_id} />}
      transform={(data: object) => ({ ...data, customer_id })}
      redirect={() => from ?? after(customer_id)}
    />
  );
};
