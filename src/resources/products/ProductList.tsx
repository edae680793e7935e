import { useStore } from 'react-admin';
import { ImportButton } from '../../import/ImportButton';
import { ListScreen } from '../../ui/list/ListScreen';
import { ProductFilters } from './ProductFilters';
import { ProductTable } from './ProductTable';

const ACTIVE = { active: 1 };
const ALL = {};

/** Shows inactive products only on request (section 4). */
export const ProductList = () => {
  const [showInactive, setShowInactive] = useStore('products.showInactive', false);
  const filter = showInactive ? ALL : ACTIVE;
  return (
    <ListScreen
      sort={{ field: 'prio', order: 'ASC' }}
      filter={filter}
      actions={<ImportButton resource="products" />}
      filters={<ProductFilters showInactive={showInactive} onShowInactive={setShowInactive} />}
    >
      <ProductTable filter={filter} />
    </ListScreen>
  );
};
