import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useClearFailures } from '../../feedback/useClearFailures';
import { useTellFailure } from '../../feedback/useTellFailure';
import { useClient } from '../../provider/reads/ClientContext';
import { invalidateAll } from '../../provider/reads/queryCache';
import { endpoints } from '../../v2/endpoints';

const ACCOUNT = 'account';

/** Activates or deactivates the customer's account. The form keeps its unsaved input. */
export const useAccountSwitch = () => {
  const client = useClient();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const tellFailure = useTellFailure();
  const clearFailures = useClearFailures();
  const customer = useRecordContext();
  const { setValue } = useFormContext();
  const [isSwitching, setSwitching] = useState(false);

  const change = async (action: 'activate' | 'deactivate') => {
    if (!customer || isSwitching) return;
    setSwitching(true);
    clearFailures(ACCOUNT);
    try {
      await client.call(endpoints.customers[action], { params: { id: Number(customer.id) } });
      // The form sends this field too, so it must not bring the old state back.
      setValue('active', action === 'activate' ? 'Y' : 'N');
      notify(`customers.account.${action}d`, { type: 'success' });
    } catch (error) {
      tellFailure(`customers.account.${action}Failed`, error, ACCOUNT);
    } finally {
      invalidateAll(queryClient);
      setSwitching(false);
    }
  };
  return { isSwitching, change };
};
