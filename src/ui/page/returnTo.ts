import { useLocation } from 'react-router-dom';

/** A form that was opened from a customer's dashboard, or from the menu of one's account, leads back there after a save. */

const DASHBOARD = /^\/customers\/dashboard\/\d+$/;

/** The state for links to forms: where they were followed. */
export const useWhereFrom = (): { from: string } | undefined => {
  const { pathname } = useLocation();
  return DASHBOARD.test(pathname) ? { from: pathname } : undefined;
};

/** The screen that the form was opened from, where that is not its list. */
export const useReturnTo = (): string | undefined => {
  const from: unknown = Object(useLocation().state).from;
  return typeof from === 'string' ? from : undefined;
};
