import { ConfirmedDeleteButton } from '../../feedback/ConfirmedDeleteButton';
import { EditScreen } from '../../ui/EditScreen';
import { HistoryButton } from '../../ui/HistoryButton';
import { CategoryEditForm } from '../../v2/entities/category';
import { CategoryForm } from './CategoryForm';

export const CategoryEdit = () => (
  <EditScreen schema={CategoryEditForm} links={<HistoryButton />} actions={<ConfirmedDeleteButton />}>
    <CategoryForm />
  </EditScreen>
);
