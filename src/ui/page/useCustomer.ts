import { useGetOne, useGetResourceLabel, useResourceContext } from 'react-admin';
import { useParams } from 'react-router-dom';

export const useCustomerId = (): number => Number(useParams().customerId);

/** 'Taken · Wasstraat De Vaart' for a customer's screen; 'Taken' while the name is unknown. */
export const useTitleOfCustomer = (customerId: number): string => {
  const title = useGetResourceLabel()(useResourceContext() ?? '', 2);
  const { name } = useCustomer(customerId);
  return name ? `${title} · ${name}` : title;
};

/** Read once for all that shows it, on this screen and the next. */
const OPTIONS = { onError: () => undefined, staleTime: 30_000 };

/** A customer's company name, '' until loaded; and why it could not be. */
export const useCustomer = (customerId: number) => {
  const { data, error, refetch } = useGetOne('customers', { id: customerId }, OPTIONS);
  return { name: String(data?.company_name ?? ''), error: data ? null : error, refetch };
};
