import OrderIcon from '@mui/icons-material/GridViewOutlined';
import Button from '@mui/material/Button';
import { LinkBase, useTranslate } from 'react-admin';
import type { Category } from '../../v2/entities/category';

/** From a category's products to the page that orders them. */
export const ProductOrderLink = ({ category }: { category: Category | undefined }) => {
  const translate = useTranslate();
  if (!category) return null;
  return (
    <Button
      component={LinkBase}
      to={`/products/order/${category.shop_id}/${category.category_id}`}
      size="small"
      startIcon={<OrderIcon />}
    >
      {translate('products.order')}
    </Button>
  );
};
