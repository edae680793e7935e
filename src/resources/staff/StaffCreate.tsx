import { CreateScreen } from '../../ui/CreateScreen';
import { PasswordInput } from '../../ui/inputs/PasswordInput';
import { TextInput } from '../../ui/inputs/TextInput';
import { StaffNew } from '../../v2/entities/staff';

export const StaffCreate = () => (
  <CreateScreen schema={StaffNew}>
    <TextInput source="name" isRequired />
    <TextInput source="username" isRequired />
    <PasswordInput source="password" isRequired autoComplete="new-password" helperText="staff.password.length" />
  </CreateScreen>
);
