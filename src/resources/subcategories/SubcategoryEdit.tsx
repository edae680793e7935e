import { ConfirmedDeleteButton } from '../../feedback/ConfirmedDeleteButton';
import { EditScreen } from '../../ui/form/EditScreen';
import { HistoryButton } from '../../ui/page/HistoryButton';
import { SubcategoryEditForm } from '../../v2/entities/subcategory';
import { SubcategoryForm } from './SubcategoryForm';

export const SubcategoryEdit = () => (
  <EditScreen
    overview="/categories"
    schema={SubcategoryEditForm}
    redirect="/categories"
    links={<HistoryButton />}
    actions={<ConfirmedDeleteButton redirectTo="/categories" />}
  >
    <SubcategoryForm />
  </EditScreen>
);
