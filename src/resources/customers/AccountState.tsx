import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useRecordContext, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useAttempt } from '../../feedback/failures';
import { useTellAbout } from '../../feedback/useTellAbout';
import { useClient } from '../../provider/reads/ClientContext';
import { invalidateAll } from '../../provider/reads/queryCache';
import { useRebase } from '../../ui/inputs/saving';
import { FlagChip } from '../../ui/list/FlagChip';
import { BusyButton } from '../../ui/page/BusyButton';
import { endpoints } from '../../v2/endpoints';

/** The state of the account, and a button that changes it at once, without saving the form (section 4). */
export const AccountState = () => {
  const translate = useTranslate();
  const isActive = useWatch({ name: 'active' }) === 'Y';
  const { isSwitching, change } = useAccountSwitch();
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={translate('customers.account.label')}
      sx={{ alignItems: 'center', gap: 1.5, mt: 1 }}
    >
      <Typography>{translate('customers.account.label')}</Typography>
      <FlagChip value={isActive ? 'Y' : 'N'} yes="customers.account.active" no="customers.account.inactive" />
      <BusyButton
        size="small"
        variant="outlined"
        color={isActive ? 'error' : 'primary'}
        isBusy={isSwitching}
        onClick={() => void change(isActive ? 'deactivate' : 'activate')}
      >
        {translate(isActive ? 'customers.account.deactivate' : 'customers.account.activate')}
      </BusyButton>
    </Stack>
  );
};

/** Activates or deactivates the customer's account. The form keeps its unsaved input. */
const useAccountSwitch = () => {
  const client = useClient();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { attempt, isBusy: isSwitching } = useAttempt();
  const customer = useRecordContext();
  const { said, tell } = useTellAbout()(customer?.company_name);
  const { setValue } = useFormContext();
  const rebase = useRebase();

  const change = async (action: 'activate' | 'deactivate') => {
    if (!customer || isSwitching) return;
    const work = async () => {
      await client.call(endpoints.customers[action], { params: { id: Number(customer.id) } });
      // The form sends this field too, so it must not bring the old state back.
      const active = action === 'activate' ? 'Y' : 'N';
      setValue('active', active);
      rebase({ active });
      notify(said(`customers.account.${action}d`), { type: 'success' });
    };
    await attempt(`customers.account.${action}Failed`, work, { cause: 'account', tell });
    invalidateAll(queryClient);
  };
  return { isSwitching, change };
};
