import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { FlagChip } from '../../ui/list/FlagChip';
import { useAccountSwitch } from './useAccountSwitch';

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
      <Button
        size="small"
        variant="outlined"
        color={isActive ? 'error' : 'primary'}
        loading={isSwitching}
        onClick={() => void change(isActive ? 'deactivate' : 'activate')}
      >
        {translate(isActive ? 'customers.account.deactivate' : 'customers.account.activate')}
      </Button>
    </Stack>
  );
};
