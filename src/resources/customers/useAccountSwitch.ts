import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useAttempt } from '../../feedback/useAttempt';
import { useClient } from '../../provider/reads/ClientContext';
import { invalidateAll } from '../../provider/reads/queryCache';
import { endpoints } from '../../v2/endpoints';

/** Activates or deactivates the customer's account. The form keeps its unsaved input. */
export const useAccountSwitch = () => {
  const client = useClient();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { attempt, isBusy: isSwitching } = useAttempt();
  const customer = useRecordContext();
  const { setValue } = useFormContext();

  const change = async (action: 'activate' | 'deactivate') => {
    if (!customer || isSwitching) return;
    const work = async () => {
      await client.call(endpoints.customers[action], { params: { id: Number(customer.id) } });
      // The form sends this field too, so it must not bring the old state back.
      setValue('active', action === 'activate' ? 'Y' : 'N');
      notify(`customers.account.${action}d`, { type: 'success' });
    };
    await attempt(`customers.account.${action}Failed`, work, 'account');
    invalidateAll(queryClient);
  };
  return { isSwitching, change };
};
