import { useLocation } from 'react-router-dom';

/**
 * A form that was opened from a customer's dashboard or machines, or from the menu of one's account, leads back there after
 * a save.
 */

const OF_CUSTOMER = /^\/(?:customers\/dashboard|machines\/overview)\/(\d+)$/;

/** The state for links to forms: where they were followed. */
export const useWhereFrom = (): { from: string } | undefined => {
  const { pathname } = useLocation();
  return OF_CUSTOMER.test(pathname) ? { from: pathname } : undefined;
};

/** The screen that the form was opened from, where that is not its list. */
export const useReturnTo = (): string | undefined => {
  const from: unknown = Object(useLocation().state).from;
  return typeof from === 'string' ? from : undefined;
};

/** The customer from whose screen the form was opened; undefined where it was another one. */
export const useCustomerLeft = (): number | undefined =>
  Number(OF_CUSTOMER.exec(useReturnTo() ?? '')?.[1]) || undefined;
