import { useListContext } from 'ra-core';
import { useV2Query } from '../../provider/reads/ClientContext';
import type { ListFilter } from '../../ui/filters/filters';
import { ListFilters } from '../../ui/filters/ListFilters';
import { useLazyComponent } from '../../ui/late/useLazyComponent';
import { endpoints } from '../../v2/endpoints';
import type { ProductChoicesProps } from './ProductChoices';
import './products.css';

const FILTERS: readonly ListFilter[] = [
  { source: 'shop_id', kind: 'reference', to: 'shops', label: 'resources.products.fields.categories.shop_id' },
  { source: 'discount_price_active', kind: 'flag', label: 'products.discounted' },
];

const loadChoices = () => import('./ProductChoices').then(({ ProductChoices }) => ProductChoices);

/** The filters of the products. Those that stand beside them, made of MUI, come after the first rows. */
export const ProductFilters = (choices: Omit<ProductChoicesProps, 'categories'>) => {
  const categories = useV2Query(endpoints.categories.list, {});
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
