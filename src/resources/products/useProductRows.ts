import { useMemo } from 'react';
import { useListContext } from 'react-admin';
import { orderingView } from '../../ordering/orderingView';
import { applyListParams, prepareList } from '../../provider/listParams';
import { products } from '../../provider/mappings/products';
import { type ProductRow, useProductOrdering } from './useProductOrdering';

/**
 * What the table shows and whether it can be ordered. On stored order and without a search, a place among the
 * rows says where a product goes, hidden ones keeping theirs; else it does not, and dragging is off.
 */
export const useProductRows = (filter: Readonly<Record<string, unknown>>) => {
  const { data = [], sort, filterValues, page, perPage } = useListContext<ProductRow>();
  const ordering = useProductOrdering();
  const { q, ...shown } = filterValues;
  const isSorted = sort.field === 'prio' && sort.order === 'ASC';
  const isOrderable = isSorted && !q;

  const prepared = useMemo(() => prepareList(ordering.items, products.rules), [ordering.items]);
  const rows = isOrderable
    ? applyListParams(prepared, { filter: { ...filter, ...shown }, pagination: { page, perPage } }).data
    : data;
  const reason = q ? 'products.ordering.offSearch' : isSorted ? undefined : 'products.ordering.offSort';
  const hidesSome = isOrderable && rows.length < ordering.items.length;
  return { ordering, view: orderingView(ordering, rows), reason, hidesSome };
};
