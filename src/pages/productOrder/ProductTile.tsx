import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { Link, useTranslate } from 'react-admin';
import type { Product } from '../../v2/entities/product';
import { useIsSelected } from './selection';

/** All tiles have the same height, so that the browser can skip the layout of those out of sight. */
export const TILE_HEIGHT = 72;
const PICTURE = 44;

/** A product's tile without its handle. */
export const ProductTile = memo(({ product }: { product: Product }) => {
  const translate = useTranslate();
  const { product_id, main_title: name, main_image: image, active } = product;
  const { isSelected, toggle } = useIsSelected(product_id);
  return (
    <>
      {/* A plain img: Material UI's would load it at once, also when it is far out of sight. */}
      <Box sx={picture}>{image && <img src={image} alt="" loading="lazy" decoding="async" />}</Box>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography variant="caption" color="text.secondary">
          <span className="place" />
          {active !== 1 && ` · ${translate('productOrder.inactive')}`}
        </Typography>
        <Link to={`/products/${product_id}`} title={name} sx={title}>
          {name}
        </Link>
      </Box>
      <input
        type="checkbox"
        aria-label={translate('productOrder.select', { name })}
        checked={isSelected}
        onChange={toggle}
        style={checkbox}
      />
    </>
  );
});

const picture = {
  flexShrink: 0,
  width: PICTURE,
  height: PICTURE,
  borderRadius: 1,
  overflow: 'hidden',
  bgcolor: 'action.hover',
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
} as const;
const title = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  fontSize: '0.875rem',
  fontWeight: 500,
  lineHeight: 1.25,
} as const;
const checkbox = { flexShrink: 0, width: 20, height: 20, margin: 8, accentColor: 'var(--water)' };
