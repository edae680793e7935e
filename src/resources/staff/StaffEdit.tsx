import { useWatch } from 'react-hook-form';
import { EditScreen } from '../../ui/EditScreen';
import { HistoryButton } from '../../ui/HistoryButton';
import { FlagInput } from '../../ui/inputs/FlagInput';
import { PasswordInput } from '../../ui/inputs/PasswordInput';
import { TextInput } from '../../ui/inputs/TextInput';
import { StaffEdit as StaffSchema } from '../../v2/entities/staff';

export const StaffEdit = () => (
  <EditScreen schema={StaffSchema} links={<HistoryButton />}>
    <TextInput source="name" isRequired />
    <TextInput source="username" readOnly helperText="staff.usernameFixed" />
    <PasswordInput source="password" autoComplete="new-password" helperText="staff.password.unchanged" />
    <OwnPassword />
    <FlagInput source="active" helperText="staff.inactive" />
  </EditScreen>
);

/** A new password is set by who knows their own: not by whoever finds a screen that was left open. */
const OwnPassword = () => {
  const password = useWatch({ name: 'password' });
  return password ? (
    <PasswordInput source="own_password" isRequired autoComplete="current-password" helperText="staff.password.own" />
  ) : null;
};
