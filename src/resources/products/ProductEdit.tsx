import { ConfirmedDeleteButton } from '../../feedback/ConfirmedDeleteButton';
import { EditScreen } from '../../ui/EditScreen';
import { HistoryButton } from '../../ui/HistoryButton';
import { ProductEditForm } from '../../v2/entities/product';
import { ProductForm } from './ProductForm';

export const ProductEdit = () => (
  <EditScreen schema={ProductEditForm} links={<HistoryButton />} actions={<ConfirmedDeleteButton />}>
    <ProductForm />
  </EditScreen>
);
