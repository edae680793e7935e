import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useRef } from 'react';
import { useStore } from 'react-admin';
import { productOrderTexts } from '../../../i18n/nl/late/productOrder';
import { splitInGroups } from '../../lib/splitInGroups';
import { OrderBar } from '../../ordering/OrderBar';
import { orderingView } from '../../ordering/orderingView';
import { SortableList } from '../../ordering/SortableList';
import { SwitchField } from '../../ui/inputs/SwitchField';
import { PRODUCT_ORDER_COLUMNS, PRODUCT_ORDER_FIRST_PRIO } from '../../v2/constants';
import type { Product } from '../../v2/entities/product';
import { MoveSelected } from './MoveSelected';
import { ProductTile, tileStyles } from './ProductTile';
import { SelectionProvider, useNewSelection } from './selection';
import { type ProductPlace, type ProductsOf, useProductOrder } from './useProductOrder';

const nameOf = ({ product }: ProductPlace) => product.main_title;
const renderTile = ({ product }: ProductPlace, handle: ReactNode) => (
  <li>
    {handle}
    <ProductTile product={product} />
  </li>
);

/** As wide as the board allows, and at least as wide as a name needs in the size of text that the user chose. */
const columns = (tile: string) =>
  `repeat(auto-fill, minmax(min(100%, max(${tile}, (100% - 2rem) / ${PRODUCT_ORDER_COLUMNS})), 1fr))`;
/** One sequence from left to right, as in the shop. */
const board = {
  '& > ol': {
    display: 'grid',
    gridTemplateColumns: columns('14rem'),
    // Its handle and box are larger there.
    '@media (pointer: coarse)': { gridTemplateColumns: columns('16.5rem') },
    gap: 1,
    m: 0,
    p: 1.5,
    listStyle: 'none',
    counterReset: 'place',
  },
  ...tileStyles,
} as const;

interface ProductBoardProps {
  category: ProductsOf;
  products: readonly Product[];
}

/** The products as tiles: drag, move by keyboard, or select and move. Inactive ones on request (section 4). */
export const ProductBoard = ({ category, products }: ProductBoardProps) => {
  const [showInactive, setShowInactive] = useStore('products.showInactive', false);
  const selection = useNewSelection();
  const ordering = useProductOrder(category, products);
  const shown = showInactive ? ordering.items : ordering.items.filter(({ product }) => product.active === 1);
  const view = orderingView(ordering, shown);
  // A product has one number for its place, whatever the category; one that is not shown is numbered along.
  const elsewhere = products.filter(({ categories = [] }) =>
    categories.some((place) => place.shop_product_category_id !== category.categoryId),
  ).length;
  const area = useRef<HTMLDivElement>(null);
  const goTo = (index: number) => {
    const tile = area.current?.querySelectorAll('li')[index];
    tile?.scrollIntoView({ block: 'center' });
    tile?.querySelector('button')?.focus({ preventScroll: true });
  };
  return (
    <SelectionProvider value={selection}>
      <OrderBar
        ordering={ordering}
        filters={
          <>
            <SwitchField label={productOrderTexts.showInactive} checked={showInactive} onChange={setShowInactive} />
            <Parts count={shown.length} onPart={goTo} />
          </>
        }
      >
        <MoveSelected ordering={view} />
      </OrderBar>
      {elsewhere > 0 && (
        <Typography variant="body2" color="text.secondary" sx={{ px: 1.5, pt: 1.5 }}>
          {productOrderTexts.elsewhere(elsewhere)}
        </Typography>
      )}
      {shown.length === 0 && <Typography sx={{ p: 3 }}>{productOrderTexts.allInactive}</Typography>}
      <Box ref={area} sx={board}>
        <SortableList ordering={view} name={nameOf} renderItem={renderTile} component="ol" axis="xy" />
      </Box>
    </SelectionProvider>
  );
};

/** From this number of products on, scrolling takes long. */
const LONG = 60;

/** Buttons that scroll to a part of a long order; as many parts as the board has columns. */
const Parts = ({ count, onPart }: { count: number; onPart: (index: number) => void }) => {
  if (count < LONG) return null;
  const places = Array.from({ length: count }, (_, index) => index);
  return (
    <Box component="nav" aria-label={productOrderTexts.parts} sx={{ display: 'flex', flexWrap: 'wrap' }}>
      {splitInGroups(places, PRODUCT_ORDER_COLUMNS, true).map(([first = 0, ...rest]) => (
        <Button key={first} size="small" onClick={() => onPart(first)}>
          {first + PRODUCT_ORDER_FIRST_PRIO}–{(rest.at(-1) ?? first) + PRODUCT_ORDER_FIRST_PRIO}
        </Button>
      ))}
    </Box>
  );
};
