import OrderIcon from '@mui/icons-material/GridViewOutlined';
import type { UseQueryResult } from '@tanstack/react-query';
import { useListContext, useTranslate } from 'react-admin';
import { productOrderPath } from '../../lib/paths';
import { byShop, categoryName } from '../../ui/inputs/CategorySelect';
import { helpOfChoices } from '../../ui/inputs/ChoicesFailed';
import { MenuField } from '../../ui/inputs/MenuField';
import { SwitchField } from '../../ui/inputs/SwitchField';
import { LinkButton } from '../../ui/page/LinkButton';
import type { Category } from '../../v2/entities/category';

export interface ProductChoicesProps {
  categories: UseQueryResult<Category[]>;
  showInactive: boolean;
  onShowInactive: (show: boolean) => void;
}

/** The category filter, titled 'Alle producten' until one is chosen, and the switch for inactive products. */
export const ProductChoices = ({ categories: query, showInactive, onShowInactive }: ProductChoicesProps) => {
  const translate = useTranslate();
  const { filterValues, displayedFilters, setFilters } = useListContext();
  const { data: categories = [] } = query;
  return (
    <>
      <MenuField
        fullWidth={false}
        label={translate('products.category')}
        value={filterValues.category_id ?? ''}
        helperText={helpOfChoices(query)}
        emptyText={translate('products.allProducts')}
        choices={byShop(categories)
          .flat()
          .map((category) => ({ id: category.category_id, name: categoryName(category) }))}
        onChoose={(chosen) => setFilters({ ...filterValues, category_id: chosen }, displayedFilters)}
        sx={{ minWidth: 220 }}
      />
      <ProductOrderLink
        category={categories.find(({ category_id }) => category_id === Number(filterValues.category_id))}
      />
      <SwitchField label={translate('products.showInactive')} checked={showInactive} onChange={onShowInactive} />
    </>
  );
};

/** A link to the page that orders the category's products. */
const ProductOrderLink = ({ category }: { category: Category | undefined }) => {
  const translate = useTranslate();
  if (!category) return null;
  return (
    <LinkButton to={productOrderPath(category.shop_id, category.category_id)} size="small" startIcon={<OrderIcon />}>
      {translate('products.order')}
    </LinkButton>
  );
};
