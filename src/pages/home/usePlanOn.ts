import { useNavigate } from 'ra-core';
import { startCommandLine } from '../../lib/commandLine';
import { formatDutchDate } from '../../lib/dutchMoment';
import { CUSTOMERS } from '../../lib/paths';

/**
 * Starts an appointment on a day (`YYYY-MM-DD`): the command line asks for the customer, and opens the form with the
 * date. Without a command line the customer is found in their list.
 */
export const usePlanOn = () => {
  const navigate = useNavigate();
  return (day: string) => {
    if (!startCommandLine(`afspraak ${formatDutchDate(day)} `)) navigate(CUSTOMERS);
  };
};
