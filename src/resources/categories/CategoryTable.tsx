import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useStore, useTranslate } from 'react-admin';
import { OrderBar } from '../../ordering/OrderBar';
import { orderingView } from '../../ordering/orderingView';
import { SortableList } from '../../ordering/SortableList';
import { useShops } from '../../provider/useShops';
import { visuallyHidden } from '../../ui/visuallyHidden';
import type { Category } from '../../v2/entities/category';
import { CategoryCells, WIDE_ONLY } from './CategoryCells';
import type { CategoryRow } from './categoryRows';
import { useCategoryOrdering } from './useCategoryOrdering';

const nameOf = ({ entry }: CategoryRow) => entry.title;
const renderRow = ({ entry }: CategoryRow, handle: ReactNode) => (
  <TableRow>
    <TableCell padding="checkbox">{handle}</TableCell>
    <CategoryCells entry={entry} />
  </TableRow>
);

/** The flat list, ordered by a handle: all of it, or what one shop shows. */
export const CategoryTable = ({ categories }: { categories: readonly Category[] }) => {
  const translate = useTranslate();
  const shops = useShops();
  const [shop, setShop] = useStore<number | ''>('categories.shop', '');
  const ordering = useCategoryOrdering(categories);
  const shown = ordering.items.filter(({ shopId }) => shop === '' || shopId === shop);
  return (
    <>
      <OrderBar ordering={ordering}>
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
        {shown.length < ordering.items.length && (
          <Typography variant="body2" color="text.secondary">
            {translate('categories.hidden')}
          </Typography>
        )}
      </OrderBar>
      <SortableList
        ordering={orderingView(ordering, shown)}
        name={nameOf}
        renderItem={renderRow}
        component={CategoriesTable}
        blockComponent={TableBody}
        header={<Head />}
      />
    </>
  );
};

/** Every category with its own is a body of the table; a line stands between them too. */
const CategoriesTable = styled(Table)(({ theme }) => ({
  '& tbody:not(:last-of-type) > tr:last-child > td': { borderBottom: `1px solid ${theme.palette.divider}` },
}));

const Head = () => {
  const translate = useTranslate();
  return (
    <TableHead>
      <TableRow>
        <TableCell padding="checkbox">
          <span style={visuallyHidden}>{translate('categories.order')}</span>
        </TableCell>
        <TableCell>{translate('resources.categories.fields.category_title')}</TableCell>
        <TableCell sx={WIDE_ONLY}>{translate('categories.shop')}</TableCell>
        <TableCell sx={WIDE_ONLY}>{translate('categories.active')}</TableCell>
        <TableCell>
          <span style={visuallyHidden}>{translate('categories.actions')}</span>
        </TableCell>
      </TableRow>
    </TableHead>
  );
};
