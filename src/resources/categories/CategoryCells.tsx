import AddIcon from '@mui/icons-material/Add';
import OrderIcon from '@mui/icons-material/GridViewOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import TableCell from '@mui/material/TableCell';
import { memo } from 'react';
import { Link, LinkBase, useTranslate } from 'react-admin';
import { ColorDot } from '../../ui/ColorDot';
import { FlagChip } from '../../ui/FlagChip';
import { Thumbnail } from '../../ui/Thumbnail';
import type { Category } from '../../v2/entities/category';
import type { CategoryEntry } from './categoryRows';

/** A narrow screen has no column for the shop, and says only of an inactive category what it is. */
export const WIDE_ONLY = { display: { xs: 'none', sm: 'table-cell' } };
const NARROW_ONLY = { display: { sm: 'none' }, mt: 0.5 };
const TIGHT = { px: { xs: 0.75, sm: 1.75 } };

/** A row but for its handle; a subcategory stands in beneath its category. */
export const CategoryCells = memo(({ entry }: { entry: CategoryEntry }) => {
  const { path, title, color, image, active, category } = entry;
  const chip = <FlagChip value={active} yes="categories.active" no="categories.inactive" />;
  return (
    <>
      <TableCell sx={{ ...TIGHT, width: '100%' }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, pl: category ? 0 : { xs: 1.5, sm: 4 } }}>
          <ColorDot color={color} />
          <Thumbnail src={image} size={category ? 40 : 32} />
          <div>
            <Link to={path} sx={{ fontWeight: category ? 600 : 400, overflowWrap: 'anywhere' }}>
              {title}
            </Link>
            {!active && <Box sx={NARROW_ONLY}>{chip}</Box>}
          </div>
        </Box>
      </TableCell>
      <TableCell sx={WIDE_ONLY}>{category?.shop_name}</TableCell>
      <TableCell sx={WIDE_ONLY}>{chip}</TableCell>
      <TableCell align="right" sx={{ ...TIGHT, whiteSpace: 'nowrap' }}>
        {category && <CategoryActions category={category} />}
      </TableCell>
    </>
  );
});

const CategoryActions = ({ category }: { category: Category }) => {
  const translate = useTranslate();
  const { category_id, shop_id, category_title: name } = category;
  const toOrder = translate('categories.orderProductsOf', { name });
  const toNew = translate('categories.newSubcategoryIn', { name });
  return (
    <>
      <IconButton
        component={LinkBase}
        to={`/products/order/${shop_id}/${category_id}`}
        aria-label={toOrder}
        title={toOrder}
      >
        <OrderIcon fontSize="small" />
      </IconButton>
      <IconButton
        component={LinkBase}
        to={`/subcategories/new?product_category_id=${category_id}`}
        aria-label={toNew}
        title={toNew}
      >
        <AddIcon fontSize="small" />
      </IconButton>
    </>
  );
};
