import { memo } from 'react';
import { LinkBase } from 'react-admin';
import { productOrderTexts } from '../../../i18n/nl/late/productOrder';
import { pictureUrl } from '../../provider/http/buildSettings';
import type { Product } from '../../v2/entities/product';
import '../../ui/selection/checkBox.css';
import { useIsSelected } from './selection';

/** A product's tile without its handle. Plain elements: with MUI's a thousand tiles take twice as long. */
export const ProductTile = memo(({ product }: { product: Product }) => {
  const { product_id, main_title: name, main_image: image, active } = product;
  const { isSelected, toggle } = useIsSelected(product_id);
  return (
    <>
      <span className="picture">{image && <img src={pictureUrl(image)} alt="" loading="lazy" decoding="async" />}</span>
      <span className="texts">
        <span className="state">
          <span className="place" />
          {active !== 1 && ` · ${productOrderTexts.inactive}`}
        </span>
        <LinkBase to={`/products/${product_id}`} title={name} className="name text-link">
          {name}
        </LinkBase>
      </span>
      {/* What is pressed is larger than the box. */}
      <label className="tick">
        <input
          type="checkbox"
          className="check-box"
          aria-label={productOrderTexts.select(name)}
          checked={isSelected}
          onChange={toggle}
        />
      </label>
    </>
  );
});

const PICTURE = 44;

/** Styles for the element around the tiles. Equal heights let the browser skip the layout of hidden tiles. */
export const tileStyles = {
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: 0.5,
    boxSizing: 'border-box',
    // A place and three lines of a name, whose last one often has the size.
    height: '5rem',
    px: 0.5,
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    bgcolor: 'background.paper',
    counterIncrement: 'place',
  },
  // Chromium leaves what it skips out of what a screen reader gets, so only far down a long order.
  '& li:nth-of-type(n + 101)': { contentVisibility: 'auto' },
  '& .picture': {
    flexShrink: 0,
    width: PICTURE,
    height: PICTURE,
    borderRadius: 1,
    overflow: 'hidden',
    bgcolor: 'action.hover',
    '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  },
  '& .texts': { flexGrow: 1, minWidth: 0, pl: 0.5 },
  '& .state': { color: 'text.secondary', fontSize: '0.75rem', lineHeight: 1.25 },
  // CSS counts the numbers, so that tiles do not re-render for them.
  '& .place::before': { content: 'counter(place)' },
  '& .sortable-helper .place::before': { content: '"…"' },
  '& .name': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    fontSize: '0.875rem',
    fontWeight: 500,
    lineHeight: 1.25,
    // A size is not left alone.
    textWrap: 'balance',
  },
  '& li > label': { display: 'flex', p: 1, cursor: 'pointer' },
} as const;
