import AddIcon from '@mui/icons-material/Add';
import OrderIcon from '@mui/icons-material/GridViewOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { memo } from 'react';
import { Link, LinkBase, useTranslate } from 'react-admin';
import { productOrderPath } from '../../lib/paths';
import { pictureUrl } from '../../provider/http/buildSettings';
import { FlagChip } from '../../ui/list/FlagChip';
import type { Category } from '../../v2/entities/category';
import type { CategoryEntry } from './categoryRows';

/**
 * A row's content without its handle. A narrow screen shows no shop, and the state only of inactive ones; the narrowest no
 * pictures either, and names on three lines.
 */
export const CategoryRow = memo(({ entry }: { entry: CategoryEntry }) => {
  const { path, title, color, image, active, category } = entry;
  const chip = <FlagChip value={active} yes="categories.active" no="categories.inactive" />;
  return (
    <>
      {!category && <span className="indent" />}
      <ColorDot color={color} />
      {/* A plain img: Material UI's would load it at once, also when it is far out of sight. */}
      <span className="picture">{image && <img src={pictureUrl(image)} alt="" loading="lazy" decoding="async" />}</span>
      <Link to={path} className="name" title={title} sx={{ fontWeight: category ? 600 : 400 }}>
        {title}
      </Link>
      <span className="filler" />
      {!active && <span className="narrow">{chip}</span>}
      <span className="shop wide">{category?.shop_name}</span>
      <span className="active wide">{chip}</span>
      <span className="actions">{category && <CategoryActions category={category} />}</span>
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
      <IconButton component={LinkBase} to={productOrderPath(shop_id, category_id)} aria-label={toOrder} title={toOrder}>
        <OrderIcon fontSize="small" />
      </IconButton>
      <IconButton
        component={LinkBase}
        to={`/subcategories/create?product_category_id=${category_id}`}
        aria-label={toNew}
        title={toNew}
      >
        <AddIcon fontSize="small" />
      </IconButton>
    </>
  );
};

/** In rem, so that it also holds for large text. */
const NARROW = '@media (max-width: 22.5rem)';

/** Styles for the element around the rows. Equal heights let the browser skip the layout of hidden rows. */
export const rowStyles = {
  '& ul': { m: 0, p: 0, listStyle: 'none' },
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: { xs: 1, sm: 1.5 },
    boxSizing: 'border-box',
    height: '3.5rem',
    [NARROW]: { height: '4.5rem' },
    px: { xs: 1, sm: 2 },
    borderBottom: 1,
    borderColor: 'divider',
    bgcolor: 'background.paper',
    contentVisibility: 'auto',
  },
  '& .indent': { flexShrink: 0, width: { xs: 4, sm: 20 } },
  '& .picture': {
    flexShrink: 0,
    width: 40,
    height: 40,
    borderRadius: 1,
    overflow: 'hidden',
    bgcolor: 'action.hover',
    '& img': { width: '100%', height: '100%', objectFit: 'cover' },
    [NARROW]: { display: 'none' },
  },
  '& .name': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    [NARROW]: { WebkitLineClamp: 3 },
    overflow: 'hidden',
    minWidth: 0,
    lineHeight: 1.3,
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    fontSize: '0.9688rem',
  },
  '& .filler': { flexGrow: 1, ml: { xs: -1, sm: 0 } },
  '& .narrow': { display: { sm: 'none' } },
  '& .wide': { display: { xs: 'none', sm: 'block' } },
  '& .shop': { flexShrink: 0, width: 110, color: 'text.secondary' },
  '& .active': { flexShrink: 0, width: 100 },
  '& .actions': { flexShrink: 0, minWidth: { sm: 76 }, whiteSpace: 'nowrap' },
} as const;

/** A colour beside a name; an empty circle when there is none. */
const ColorDot = ({ color }: { color: string }) => (
  <Box
    component="span"
    aria-hidden
    className="color-dot"
    style={{ backgroundColor: color }}
    sx={{ flexShrink: 0, width: 14, height: 14, borderRadius: '50%', border: 1, borderColor: 'divider' }}
  />
);
