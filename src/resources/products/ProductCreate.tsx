import { CreateScreen } from '../../ui/CreateScreen';
import { ProductNewForm } from '../../v2/entities/product';
import { ProductForm } from './ProductForm';

export const ProductCreate = () => (
  <CreateScreen schema={ProductNewForm} defaultValues={{ active: 1, discount_price_active: 0, categories: [] }}>
    <ProductForm />
  </CreateScreen>
);
