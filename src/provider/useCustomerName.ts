import { useGetOne } from 'react-admin';

/** A customer's company name, for the titles of screens about one customer; '' until it is there. */
export const useCustomerName = (customerId: number): string => {
  const { data } = useGetOne('customers', { id: customerId }, { onError: () => undefined });
  return String(data?.company_name ?? '');
};
