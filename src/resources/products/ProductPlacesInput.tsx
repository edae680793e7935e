import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import {
  ArrayInput,
  IconButtonWithTooltip,
  SimpleFormIterator,
  useSimpleFormIterator,
  useSimpleFormIteratorItem,
  useSourceContext,
  useTranslate,
} from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { noCategory } from '../../../i18n/nl/late/places';
import { useV2Query } from '../../provider/reads/ClientContext';
import { SelectInput, ShopInput } from '../../ui/inputs/SelectInput';
import { focusBeside } from '../../ui/page/focusBeside';
import { endpoints } from '../../v2/endpoints';

/** The places of a product: a shop, a category of that shop, and optionally a subcategory of that category. */
export const ProductPlacesInput = () => (
  <ArrayInput source="categories" label={false}>
    <SimpleFormIterator
      inline
      disableReordering
      disableClear
      addButton={<AddPlaceButton />}
      removeButton={<RemovePlaceButton />}
    >
      <PlaceShopInput />
      <CategoryInput />
      <SubcategoryInput />
    </SimpleFormIterator>
  </ArrayInput>
);

/** With its word: alone, react-admin's sign tells nobody what it adds. */
const AddPlaceButton = () => {
  const translate = useTranslate();
  const { add } = useSimpleFormIterator();
  return (
    <Button size="small" startIcon={<AddIcon />} onClick={() => add()}>
      {translate('ra.action.add')}
    </Button>
  );
};

/** react-admin's own has the name of the form's delete button, and takes the focus away with its row. */
const RemovePlaceButton = () => {
  const translate = useTranslate();
  const { index, remove } = useSimpleFormIteratorItem();
  return (
    <IconButtonWithTooltip
      label={translate('products.removePlace', { number: index + 1 })}
      size="small"
      color="error"
      // In the middle of its fields, whose first pixels are their labels'.
      sx={{ mt: { sm: 1 } }}
      onClick={({ currentTarget }) => {
        const focusNext = focusBeside(currentTarget);
        remove();
        focusNext();
      }}
    >
      <DeleteIcon fontSize="small" />
    </IconButtonWithTooltip>
  );
};

/** The values of the array row around an input. */
const usePlace = () => {
  const { getSource } = useSourceContext();
  const { setValue } = useFormContext();
  const shop: unknown = useWatch({ name: getSource('shop_id') });
  const category: unknown = useWatch({ name: getSource('shop_product_category_id') });
  return { shop: Number(shop), category: Number(category), clear: (name: string) => setValue(getSource(name), null) };
};

const PlaceShopInput = () => {
  const { clear } = usePlace();
  return (
    <ShopInput
      source="shop_id"
      onChange={() => {
        clear('shop_product_category_id');
        clear('shop_product_subcategory_id');
      }}
    />
  );
};

const CategoryInput = () => {
  const { shop, clear } = usePlace();
  const query = useV2Query(endpoints.categories.list, {});
  const categories = query.data?.filter((category) => category.shop_id === shop);
  return (
    <SelectInput
      source="shop_product_category_id"
      query={query}
      choices={(categories ?? []).map(({ category_id, category_title }) => ({ id: category_id, name: category_title }))}
      noneText={shop > 0 ? categories && noCategory.ofShop : noCategory.yet}
      {...(shop > 0 && categories?.length === 0 && { helperText: 'categories.noneOfShop' })}
      onChange={() => clear('shop_product_subcategory_id')}
    />
  );
};

const SubcategoryInput = () => {
  const translate = useTranslate();
  const { category } = usePlace();
  const query = useV2Query(endpoints.categories.list, {});
  const subcategories = query.data?.find(({ category_id }) => category_id === category)?.subcategories ?? [];
  return (
    <SelectInput
      source="shop_product_subcategory_id"
      query={query}
      choices={subcategories.map((one) => ({ id: one.subcategory_id, name: one.subcategory_title }))}
      emptyText={translate('products.noSubcategory')}
    />
  );
};
