import { useMemo } from 'react';
import { useOrderFeedback } from '../../feedback/useOrderFeedback';
import { useOrdering } from '../../ordering/useOrdering';
import { useClient } from '../../provider/ClientContext';
import { endpoints } from '../../v2/endpoints';
import type { Category } from '../../v2/entities/category';
import { type CategoryRow, orderOf, rowsOf } from './categoryRows';

/** One order of all categories, of both shops, numbered from 0 through categories and subcategories (section 4). */
export const useCategoryOrdering = (categories: readonly Category[]) => {
  const client = useClient();
  const items = useMemo(() => rowsOf(categories), [categories]);
  return useOrdering<CategoryRow>({
    items,
    id: ({ key }) => key,
    parentOf: ({ parentKey }) => parentKey,
    field: 'prio',
    save: (rows) => client.call(endpoints.categories.updateOrder, { body: orderOf(rows) }),
    ...useOrderFeedback(),
  });
};
