import { PasswordInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { FlagInput } from '../../ui/inputs/FlagInput';
import { READ_ONLY } from '../../ui/page/formLayout';

export const StaffForm = ({ isNew }: { isNew: boolean }) => (
  <>
    <TextInput source="name" isRequired />
    <TextInput
      source="username"
      {...(isNew ? { isRequired: true } : { slotProps: READ_ONLY, helperText: 'staff.usernameFixed' })}
    />
    <PasswordInput
      source="password"
      autoComplete="new-password"
      isRequired={isNew}
      helperText={isNew ? 'staff.password.length' : 'staff.password.unchanged'}
    />
    {!isNew && <OwnPassword />}
    {!isNew && <FlagInput source="active" helperText="staff.inactive" />}
  </>
);

/** Changing a password needs the user's own one, because a stranger may use a screen that was left open. */
const OwnPassword = () => {
  const password = useWatch({ name: 'password' });
  return password ? (
    <PasswordInput source="own_password" isRequired autoComplete="current-password" helperText="staff.password.own" />
  ) : null;
};
