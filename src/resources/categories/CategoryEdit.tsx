import { ConfirmedDeleteButton } from '../../feedback/ConfirmedDeleteButton';
import { EditScreen } from '../../ui/EditScreen';
import { CategoryEditForm } from '../../v2/entities/category';
import { CategoryForm } from './CategoryForm';

export const CategoryEdit = () => (
  <EditScreen schema={CategoryEditForm} actions={<ConfirmedDeleteButton />}>
    <CategoryForm />
  </EditScreen>
);
