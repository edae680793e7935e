import { CreateScreen } from '../../ui/CreateScreen';
import { DEFAULT_CATEGORY_ACTIVE } from '../../v2/constants';
import { CategoryNew } from '../../v2/entities/category';
import { CategoryForm } from './CategoryForm';

export const CategoryCreate = () => (
  <CreateScreen schema={CategoryNew} defaultValues={{ category_active: DEFAULT_CATEGORY_ACTIVE }}>
    <CategoryForm isNew />
  </CreateScreen>
);
