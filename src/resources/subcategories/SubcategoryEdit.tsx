import { ConfirmedDeleteButton } from '../../feedback/ConfirmedDeleteButton';
import { EditScreen } from '../../ui/EditScreen';
import { SubcategoryEditForm } from '../../v2/entities/subcategory';
import { OVERVIEW } from './overview';
import { SubcategoryForm } from './SubcategoryForm';

export const SubcategoryEdit = () => (
  <EditScreen
    schema={SubcategoryEditForm}
    redirect={OVERVIEW}
    actions={<ConfirmedDeleteButton redirectTo={OVERVIEW} />}
  >
    <SubcategoryForm />
  </EditScreen>
);
