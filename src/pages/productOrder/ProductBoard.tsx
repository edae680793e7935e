import Box from '@mui/material/Box';
import { type ReactNode, useRef } from 'react';
import { useStore, useTranslate } from 'react-admin';
import { OrderBar } from '../../ordering/OrderBar';
import { orderingView } from '../../ordering/orderingView';
import { SortableList } from '../../ordering/SortableList';
import { SwitchField } from '../../ui/SwitchField';
import { PRODUCT_ORDER_COLUMNS } from '../../v2/constants';
import type { Product } from '../../v2/entities/product';
import { MoveSelected } from './MoveSelected';
import { Parts } from './Parts';
import { ProductTile, TILE_HEIGHT } from './ProductTile';
import { SelectionProvider, useNewSelection } from './selection';
import { type ProductPlace, useProductOrder } from './useProductOrder';

const nameOf = ({ product }: ProductPlace) => product.main_title;
const renderTile = ({ product }: ProductPlace, handle: ReactNode) => (
  <li>
    {handle}
    <ProductTile product={product} />
  </li>
);

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;
/** One sequence, read from left to right like the shop itself. The numbers are counted by the browser, so that no tile renders for them. */
const board = {
  '& > ol': {
    display: 'grid',
    gridTemplateColumns: { xs: columns(1), sm: columns(2), md: columns(3), lg: columns(PRODUCT_ORDER_COLUMNS) },
    gap: 1,
    m: 0,
    p: 1.5,
    listStyle: 'none',
    counterReset: 'place',
  },
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: 0.5,
    boxSizing: 'border-box',
    height: TILE_HEIGHT,
    px: 0.5,
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    bgcolor: 'background.paper',
    counterIncrement: 'place',
    contentVisibility: 'auto',
  },
  '& li .place::before': { content: 'counter(place)' },
  '& .sortable-helper .place::before': { content: '"…"' },
} as const;

/** The products as tiles: dragged, moved with the keyboard, or chosen and moved together. Inactive ones only when asked (section 4). */
export const ProductBoard = ({ products }: { products: readonly Product[] }) => {
  const translate = useTranslate();
  const [showInactive, setShowInactive] = useStore('products.showInactive', false);
  const selection = useNewSelection();
  const ordering = useProductOrder(products);
  const shown = showInactive ? ordering.items : ordering.items.filter(({ product }) => product.active === 1);
  const view = orderingView(ordering, shown);
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
            <SwitchField
              label={translate('productOrder.showInactive')}
              checked={showInactive}
              onChange={setShowInactive}
            />
            <Parts count={shown.length} onPart={goTo} />
          </>
        }
      >
        <MoveSelected ordering={view} />
      </OrderBar>
      <Box ref={area} sx={board}>
        <SortableList ordering={view} name={nameOf} renderItem={renderTile} component="ol" axis="xy" />
      </Box>
    </SelectionProvider>
  );
};
