import { ConfirmedDeleteButton } from '../../feedback/ConfirmedDeleteButton';
import { EditScreen } from '../../ui/EditScreen';
import { HistoryButton } from '../../ui/HistoryButton';
import { SubcategoryEditForm } from '../../v2/entities/subcategory';
import { OVERVIEW } from './overview';
import { SubcategoryForm } from './SubcategoryForm';

export const SubcategoryEdit = () => (
  <EditScreen
    schema={SubcategoryEditForm}
    redirect={OVERVIEW}
    links={<HistoryButton />}
    actions={<ConfirmedDeleteButton redirectTo={OVERVIEW} />}
  >
    <SubcategoryForm />
  </EditScreen>
);
