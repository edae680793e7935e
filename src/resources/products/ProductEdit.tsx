import { ConfirmedDeleteButton } from '../../feedback/ConfirmedDeleteButton';
import { EditScreen } from '../../ui/EditScreen';
import { ProductEditForm } from '../../v2/entities/product';
import { ProductForm } from './ProductForm';

export const ProductEdit = () => (
  <EditScreen schema={ProductEditForm} actions={<ConfirmedDeleteButton />}>
    <ProductForm />
  </EditScreen>
);
