import { useGetOne, useGetResourceLabel, useResourceContext } from 'react-admin';
import { useParams } from 'react-router-dom';

export const useCustomerId = (): number => Number(useParams().customerId);

/** 'Taken · Wasstraat De Vaart' for a customer's screen; 'Taken' while the name is unknown. */
export const useTitleOfCustomer = (customerId: number): string => {
  const title = useGetResourceLabel()(useResourceContext() ?? '', 2);
  const name = useCustomerName(customerId);
  return name ? `${title} · ${name}` : title;
};

/** A customer's company name for titles; '' until loaded. */
const useCustomerName = (customerId: number): string => {
  const { data } = useGetOne('customers', { id: customerId }, { onError: () => undefined });
  return String(data?.company_name ?? '');
};
