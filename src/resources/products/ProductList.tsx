import { DataTable, useStore } from 'react-admin';
import { formatPrice } from '../../lib/numbers';
import { FlagChip } from '../../ui/FlagChip';
import { ListScreen } from '../../ui/ListScreen';
import { RecordLink } from '../../ui/RecordLink';
import { RecordTable } from '../../ui/RecordTable';
import { Thumbnail } from '../../ui/Thumbnail';
import { ProductFilters } from './ProductFilters';

export const ProductList = () => {
  const [showInactive, setShowInactive] = useStore('products.showInactive', false);
  return (
    <ListScreen
      sort={{ field: 'prio', order: 'ASC' }}
      filter={showInactive ? {} : { active: 1 }}
      filters={<ProductFilters showInactive={showInactive} onShowInactive={setShowInactive} />}
    >
      <RecordTable hiddenBelow={{ sm: ['sku', 'active', 'prio'], md: ['main_price'] }}>
        <DataTable.Col
          source="main_image"
          disableSort
          label={false}
          render={(record) => <Thumbnail src={record.main_image} />}
        />
        <DataTable.Col source="main_title">
          <RecordLink source="main_title" />
        </DataTable.Col>
        <DataTable.Col source="sku" />
        <DataTable.NumberCol source="main_price" render={(record) => formatPrice(record.main_price)} />
        <DataTable.Col source="active" render={(record) => <FlagChip value={record.active} />} />
        <DataTable.NumberCol source="prio" />
      </RecordTable>
    </ListScreen>
  );
};
