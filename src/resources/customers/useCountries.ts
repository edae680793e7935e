import { useMemo } from 'react';
import { useV2Query } from '../../provider/ClientContext';
import { endpoints } from '../../v2/endpoints';
import type { Country } from '../../v2/entities/customer';

const HOME = 'Nederland';
const isElsewhere = ({ name }: Country) => Number(name !== HOME);

/** The countries in v2's order, but for the Netherlands, which come first; empty until they are there. */
export const useCountries = () => {
  const query = useV2Query(endpoints.customers.countries, {}, { staleTime: Number.POSITIVE_INFINITY });
  const { data } = query;
  const countries = useMemo(() => [...(data ?? [])].sort((a, b) => isElsewhere(a) - isElsewhere(b)), [data]);
  return { query, countries };
};
