import OrderIcon from '@mui/icons-material/GridViewOutlined';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { LinkBase, useGetList, useListContext, useTranslate } from 'react-admin';
import { productOrderPath } from '../../lib/paths';
import type { ListFilter } from '../../ui/filters/filters';
import { ListFilters } from '../../ui/filters/ListFilters';
import { helpOfChoices } from '../../ui/inputs/ChoicesFailed';
import { SwitchField } from '../../ui/inputs/SwitchField';
import type { Category } from '../../v2/entities/category';

const FILTERS: readonly ListFilter[] = [
  { source: 'shop_id', kind: 'reference', to: 'shops', label: 'resources.products.fields.categories.shop_id' },
  { source: 'discount_price_active', kind: 'flag', label: 'products.discounted' },
];

/** The category filter, titled 'Alle producten' until one is chosen, and the switch for inactive products. */
export const ProductFilters = ({
  showInactive,
  onShowInactive,
}: {
  showInactive: boolean;
  onShowInactive: (show: boolean) => void;
}) => {
  const translate = useTranslate();
  const { filterValues, displayedFilters, setFilters } = useListContext();
  const query = useGetList<Category & { id: number }>('categories', {
    pagination: { page: 1, perPage: 10_000 },
    sort: { field: 'category_prio', order: 'ASC' },
  });
  const { data: categories = [] } = query;
  return (
    <>
      <ListFilters by={FILTERS} elsewhere={['category_id']} />
      <TextField
        select
        fullWidth={false}
        size="small"
        label={translate('products.category')}
        value={filterValues.category_id ?? ''}
        helperText={helpOfChoices(query)}
        onChange={(event) =>
          setFilters({ ...filterValues, category_id: event.target.value || undefined }, displayedFilters)
        }
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        sx={{ minWidth: 220 }}
      >
        <MenuItem value="">{translate('products.allProducts')}</MenuItem>
        {categories.map(({ category_id, category_title, shop_name }) => (
          <MenuItem key={category_id} value={category_id}>
            {category_title} · {shop_name}
          </MenuItem>
        ))}
      </TextField>
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
    <Button
      component={LinkBase}
      to={productOrderPath(category.shop_id, category.category_id)}
      size="small"
      startIcon={<OrderIcon />}
    >
      {translate('products.order')}
    </Button>
  );
};
