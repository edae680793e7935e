import { useLocation } from 'react-router-dom';

/** A form that was opened from a customer's dashboard leads back there after a save. */

const DASHBOARD = /^\/customers\/dashboard\/\d+$/;

/** The state for links to forms: where they were followed. */
export const useWhereFrom = (): { from: string } | undefined => {
  const { pathname } = useLocation();
  return DASHBOARD.test(pathname) ? { from: pathname } : undefined;
};

/** The dashboard that the form was opened from. */
export const useReturnTo = (): string | undefined => {
  const from: unknown = Object(useLocation().state).from;
  return typeof from === 'string' && DASHBOARD.test(from) ? from : undefined;
};
