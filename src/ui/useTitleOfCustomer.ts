import { useGetResourceLabel, useResourceContext } from 'react-admin';
import { useCustomerName } from '../provider/useCustomerName';

/** Of a screen about one customer: 'Taken · Wasstraat De Vaart'; 'Taken' until the name is there, or when it does not come. */
export const useTitleOfCustomer = (customerId: number): string => {
  const title = useGetResourceLabel()(useResourceContext() ?? '', 2);
  const name = useCustomerName(customerId);
  return name ? `${title} · ${name}` : title;
};
