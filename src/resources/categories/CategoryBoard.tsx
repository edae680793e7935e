import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { useStore, useTranslate } from 'react-admin';
import { OrderBar } from '../../ordering/OrderBar';
import { orderingView } from '../../ordering/orderingView';
import { SortableList } from '../../ordering/SortableList';
import { useShops } from '../../provider/useShops';
import type { Category } from '../../v2/entities/category';
import { CategoryRow, rowStyles } from './CategoryRow';
import type { CategoryRow as Row } from './categoryRows';
import { useCategoryOrdering } from './useCategoryOrdering';

const nameOf = ({ entry }: Row) => entry.title;
const renderRow = ({ entry }: Row, handle: ReactNode) => (
  <li>
    {handle}
    <CategoryRow entry={entry} />
  </li>
);

/** Around a category and its own: they move together, and are rows of the one list all the same. */
const Block = forwardRef<HTMLDivElement, HTMLAttributes<HTMLDivElement>>((block, ref) => (
  <div ref={ref} role="none" {...block} />
));

/** The flat list, ordered by a handle: all of it, or what one shop shows. */
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
          <TextField
            select
            fullWidth={false}
            margin="none"
            label={translate('categories.shop')}
            value={shop}
            onChange={({ target }) => setShop(target.value === '' ? '' : Number(target.value))}
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
            sx={{ minWidth: 140 }}
          >
            <MenuItem value="">{translate('categories.allShops')}</MenuItem>
            {shops.map(({ shop_id, name }) => (
              <MenuItem key={shop_id} value={shop_id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        }
      >
        {shown.length < ordering.items.length && (
          <Typography variant="body2" color="text.secondary">
            {translate('categories.hidden')}
          </Typography>
        )}
      </OrderBar>
      <Box sx={rowStyles}>
        <SortableList
          ordering={orderingView(ordering, shown)}
          name={nameOf}
          renderItem={renderRow}
          blockComponent={Block}
        />
      </Box>
    </>
  );
};
