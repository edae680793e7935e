import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useTellFailure } from '../../feedback/useTellFailure';
import { useClient } from '../../provider/ClientContext';
import { markAllStale } from '../../provider/wholeLists';
import { endpoints } from '../../v2/endpoints';

/** Activates or deactivates the account of the form's customer; what was typed in the form stays as it is. */
export const useAccountSwitch = () => {
  const client = useClient();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const tellFailure = useTellFailure();
  const customer = useRecordContext();
  const { setValue } = useFormContext();
  const [isSwitching, setSwitching] = useState(false);

  const change = async (action: 'activate' | 'deactivate') => {
    if (!customer || isSwitching) return;
    setSwitching(true);
    try {
      await client.call(endpoints.customers[action], { params: { id: Number(customer.id) } });
      // The form sends this field along with the others: it must not bring the old state back.
      setValue('active', action === 'activate' ? 'Y' : 'N');
      notify(`customers.account.${action}d`, { type: 'success' });
    } catch (error) {
      tellFailure(`customers.account.${action}Failed`, error);
    } finally {
      markAllStale(queryClient);
      setSwitching(false);
    }
  };
  return { isSwitching, change };
};
