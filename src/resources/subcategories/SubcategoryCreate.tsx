import { useSearchParams } from 'react-router-dom';
import { CreateScreen } from '../../ui/form/CreateScreen';
import { DEFAULT_CATEGORY_ACTIVE } from '../../v2/constants';
import { SubcategoryNew } from '../../v2/entities/subcategory';
import { SubcategoryForm } from './SubcategoryForm';

/** `?product_category_id=3` preselects the category. */
export const SubcategoryCreate = () => {
  const [search] = useSearchParams();
  return (
    <CreateScreen
      schema={SubcategoryNew}
      redirect="/categories"
      defaultValues={{
        subcategory_active: DEFAULT_CATEGORY_ACTIVE,
        product_category_id: search.get('product_category_id') ?? '',
      }}
    >
      <SubcategoryForm isNew />
    </CreateScreen>
  );
};
