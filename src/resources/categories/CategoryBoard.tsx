import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useMemo } from 'react';
import { useStore, useTranslate } from 'react-admin';
import { useOrderFeedback } from '../../feedback/useOrderFeedback';
import { OrderBar } from '../../ordering/OrderBar';
import { orderingView } from '../../ordering/orderingView';
import { SortableList } from '../../ordering/SortableList';
import { useOrdering, whole } from '../../ordering/useOrdering';
import { useClient } from '../../provider/reads/ClientContext';
import { useShops } from '../../provider/reads/useShops';
import { MenuField } from '../../ui/inputs/MenuField';
import { endpoints } from '../../v2/endpoints';
import type { Category } from '../../v2/entities/category';
import { CategoryRow, rowStyles } from './CategoryRow';
import { type BoardRow, orderOf, rowsOf } from './categoryRows';

const nameOf = ({ entry }: BoardRow) => entry.title;
const renderRow = ({ entry }: BoardRow, handle: ReactNode) => (
  <li>
    {handle}
    <CategoryRow entry={entry} />
  </li>
);

/** The flat list, a `ul` for each category with its subcategories, which move together; ordered by handles; all categories, or those of one shop. */
export const CategoryBoard = ({ categories }: { categories: readonly Category[] }) => {
  const translate = useTranslate();
  const shops = useShops();
  const [shop, setShop] = useStore<number | ''>('categories.shop', '');
  const ordering = useCategoryOrdering(categories);
  const shown = ordering.items.filter(({ shopId }) => shop === '' || shopId === shop);
  return (
    <>
      <OrderBar
        ordering={ordering}
        filters={
          <MenuField
            fullWidth={false}
            margin="none"
            label={translate('categories.shop')}
            value={shop}
            emptyText={translate('categories.allShops')}
            choices={shops.map(({ shop_id, name }) => ({ id: shop_id, name }))}
            onChoose={(chosen) => setShop(chosen ?? '')}
            sx={{ minWidth: 140 }}
          />
        }
      >
        {shown.length < ordering.items.length && (
          <Typography variant="body2" color="text.secondary" className="order-hint">
            {translate('categories.hidden')}
          </Typography>
        )}
      </OrderBar>
      {shown.length === 0 && <Typography sx={{ p: 3 }}>{translate('categories.noneOfShop')}</Typography>}
      <Box sx={rowStyles}>
        <SortableList
          ordering={orderingView(ordering, shown)}
          name={nameOf}
          renderItem={renderRow}
          component="div"
          blockComponent="ul"
        />
      </Box>
    </>
  );
};

/** The order of all categories of both shops, numbered from 0 through categories and subcategories (section 4). */
const useCategoryOrdering = (categories: readonly Category[]) => {
  const client = useClient();
  const items = useMemo(() => rowsOf(categories), [categories]);
  return useOrdering<BoardRow>({
    items,
    id: ({ key }) => key,
    parentOf: ({ parentKey }) => parentKey,
    field: 'prio',
    read: async () => rowsOf(whole(await client.call(endpoints.categories.list))),
    save: (rows) => client.call(endpoints.categories.updateOrder, { body: orderOf(rows) }),
    ...useOrderFeedback(),
  });
};
