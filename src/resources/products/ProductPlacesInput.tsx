import { ArrayInput, SimpleFormIterator, useGetList, useSourceContext, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useFieldText } from '../../ui/inputs/fieldTexts';
import { SelectInput } from '../../ui/inputs/SelectInput';
import { ShopInput } from '../../ui/inputs/ShopInput';
import type { Category } from '../../v2/entities/category';

/** Where a product stands: a shop, a category of that shop, and if wanted a subcategory of that category. */
export const ProductPlacesInput = () => {
  const { data = [] } = useCategories();
  useFieldText('categories', (list) => {
    const ids = Array.isArray(list) ? list.map((place) => Object(place).shop_product_category_id) : [];
    const named = ids.map((id) => data.find(({ category_id }) => category_id === id));
    return named.map((category) => (category ? `${category.category_title} (${category.shop_name})` : '…')).join(', ');
  });
  return (
    <ArrayInput source="categories">
      <SimpleFormIterator inline disableReordering disableClear fullWidth>
        <PlaceShopInput />
        <CategoryInput />
        <SubcategoryInput />
      </SimpleFormIterator>
    </ArrayInput>
  );
};

/** The values of the row that an input stands in. */
const usePlace = () => {
  const { getSource } = useSourceContext();
  const { setValue } = useFormContext();
  const shop: unknown = useWatch({ name: getSource('shop_id') });
  const category: unknown = useWatch({ name: getSource('shop_product_category_id') });
  return { shop: Number(shop), category: Number(category), clear: (name: string) => setValue(getSource(name), null) };
};

const useCategories = () =>
  useGetList<Category & { id: number }>('categories', {
    pagination: { page: 1, perPage: 10_000 },
    sort: { field: 'category_prio', order: 'ASC' },
  });

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
  const query = useCategories();
  return (
    <SelectInput
      source="shop_product_category_id"
      query={query}
      choices={(query.data ?? [])
        .filter((category) => category.shop_id === shop)
        .map(({ category_id, category_title }) => ({ value: category_id, label: category_title }))}
      onChange={() => clear('shop_product_subcategory_id')}
    />
  );
};

const SubcategoryInput = () => {
  const translate = useTranslate();
  const { category } = usePlace();
  const query = useCategories();
  const subcategories = query.data?.find(({ category_id }) => category_id === category)?.subcategories ?? [];
  return (
    <SelectInput
      source="shop_product_subcategory_id"
      query={query}
      choices={subcategories.map((one) => ({ value: one.subcategory_id, label: one.subcategory_title }))}
      emptyText={translate('products.noSubcategory')}
    />
  );
};
