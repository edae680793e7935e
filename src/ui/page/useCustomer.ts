import { useGetResourceLabel, useResourceContext } from 'react-admin';
import { useParams } from 'react-router-dom';
import { isNotFound } from '../../provider/http/V2Error';
import { useV2Query } from '../../provider/reads/ClientContext';
import { endpoints } from '../../v2/endpoints';

export const useCustomerId = (): number => Number(useParams().customerId);

/** 'Taken · Wasstraat De Vaart' for a customer's screen; 'Taken' while the name is unknown. */
export const useTitleOfCustomer = (customerId: number): string => {
  const title = useGetResourceLabel()(useResourceContext() ?? '', 2);
  const { name } = useCustomer(customerId);
  return name ? `${title} · ${name}` : title;
};

/** A customer's company name, '' until loaded; and why it could not be, or that they were deleted since. */
export const useCustomer = (customerId: number) => {
  // Read once for all that shows it, on this screen and the next.
  const { data, error, refetch } = useV2Query(endpoints.customers.one, { id: customerId }, { staleTime: 30_000 });
  return { name: data?.company_name ?? '', error: data && !isNotFound(error) ? null : error, refetch };
};
