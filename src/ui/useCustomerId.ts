import { useParams } from 'react-router-dom';

/** The `:customerId` of the route. */
export const useCustomerId = (): number => Number(useParams().customerId);
