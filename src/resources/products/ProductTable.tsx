import { useListContext, useTranslate } from 'react-admin';
import { formatPrice } from '../../lib/numbers';
import type { Fields } from '../../lib/recordFields';
import { OrderableTable, RowHandle } from '../../ordering/OrderableTable';
import { OrderBar } from '../../ordering/OrderBar';
import { Column } from '../../ui/columns/Column';
import { FlagChip } from '../../ui/list/FlagChip';
import { RecordLink } from '../../ui/list/RecordLink';
import { Thumbnail } from '../../ui/list/Thumbnail';
import { Button } from '../../ui/plain/Button';
import { useProductRows } from './useProductRows';

const columns = [
  <Column key="handle" source="handle" label={false} disableSort card="corner">
    <RowHandle />
  </Column>,
  <Column
    key="image"
    source="main_image"
    label={false}
    disableSort
    card="picture"
    render={({ main_image }) => <Thumbnail src={main_image} />}
  />,
  <Column key="title" source="main_title" card="title">
    <RecordLink source="main_title" />
  </Column>,
  <Column key="sku" source="sku" />,
  <Column
    key="price"
    source="main_price"
    align="right"
    card="half"
    render={({ main_price }) => formatPrice(main_price)}
  />,
  <Column key="active" source="active" render={({ active }) => <FlagChip value={active} />} />,
  <Column align="right" key="prio" source="prio" />,
];

/** The products of the overview, in the order that the user is making. */
export const ProductTable = ({ filter }: { filter: Fields }) => {
  const translate = useTranslate();
  const { setSort } = useListContext();
  const { ordering, view, isOrderable, reason, hidesSome } = useProductRows(filter);
  return (
    <>
      <OrderBar ordering={ordering}>
        <p className={`text-small text-muted ${reason ? '' : 'order-hint'}`}>
          {reason ? translate(reason) : hidesSome && !ordering.isChanged && translate('products.ordering.hidden')}
        </p>
        {reason === 'products.ordering.offSort' && (
          <Button size="small" onClick={() => setSort({ field: 'prio', order: 'ASC' })}>
            {translate('products.ordering.sortByPrio')}
          </Button>
        )}
      </OrderBar>
      <OrderableTable
        ordering={view}
        name={(product) => product.main_title}
        hasAllPages={isOrderable}
        disabledReason={reason && translate(reason)}
        hiddenBelow={{ md: ['prio'] }}
      >
        {columns}
      </OrderableTable>
    </>
  );
};
