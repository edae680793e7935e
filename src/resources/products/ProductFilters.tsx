import { useGetList, useListContext } from 'ra-core';
import { useLazyComponent } from '../../feedback/useLazyComponent';
import type { ListFilter } from '../../ui/filters/filters';
import { ListFilters } from '../../ui/filters/ListFilters';
import type { Category } from '../../v2/entities/category';
import type { ProductChoicesProps } from './ProductChoices';
import './products.css';

const FILTERS: readonly ListFilter[] = [
  { source: 'shop_id', kind: 'reference', to: 'shops', label: 'resources.products.fields.categories.shop_id' },
  { source: 'discount_price_active', kind: 'flag', label: 'products.discounted' },
];

const loadChoices = () => import('./ProductChoices').then(({ ProductChoices }) => ProductChoices);

/** The filters of the products. Those that stand beside them, made of MUI, come after the first rows. */
export const ProductFilters = (choices: Omit<ProductChoicesProps, 'categories'>) => {
  const categories = useGetList<Category & { id: number }>('categories', {
    pagination: { page: 1, perPage: 10_000 },
    sort: { field: 'category_prio', order: 'ASC' },
  });
  const { isPending } = useListContext();
  const Choices = useLazyComponent({ load: loadChoices, isNeeded: !isPending });
  return (
    <>
      <ListFilters by={FILTERS} elsewhere={['category_id']} />
      {Choices ? (
        <Choices {...choices} categories={categories} />
      ) : (
        <>
          <span className="skeleton category-waits" />
          <span className="inactive-waits" />
        </>
      )}
    </>
  );
};
