import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { productOrderTexts } from '../../../i18n/nl/late/productOrder';
import { loadPositionDialog } from '../../ordering/PickedPosition';
import type { Ordering } from '../../ordering/useOrdering';
import { useLazyDialog } from '../../ui/late/useLazyComponent';
import { useSelection } from './selection';
import type { ProductPlace } from './useProductOrder';

/** Moves the selected products together to the place that the user types. */
export const MoveSelected = ({ ordering }: { ordering: Ordering<ProductPlace> }) => {
  const translate = useTranslate();
  const { selected, clear } = useSelection();
  const [said, setSaid] = useState('');
  const { Dialog: PositionDialog, isOpen: isAsking, open, close } = useLazyDialog(loadPositionDialog);
  const chosen = ordering.items.filter(({ key }) => selected.has(key));
  const count = chosen.length;
  const state = useRef<HTMLElement>(null);
  const hadSome = useRef(false);
  // The button that moved them, or chose none, is gone. Not a layout effect: the dialog gives the focus back before this.
  useEffect(() => {
    if (hadSome.current && count === 0 && !document.activeElement?.closest('main'))
      state.current?.focus({ preventScroll: true });
    hadSome.current = count > 0;
  }, [count]);
  // What was said is true of the order that the move made, until that is saved.
  const order = `${ordering.isChanged} ${ordering.keys}`;
  const isOwnMove = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each change of the order.
  useEffect(() => {
    if (!isOwnMove.current) setSaid('');
    isOwnMove.current = false;
  }, [order]);
  const last = ordering.items.length - count + 1;

  const move = (position: number) => {
    ordering.moveMany(
      chosen.map(({ key }) => key),
      position - 1,
    );
    isOwnMove.current = true;
    setSaid(productOrderTexts.moved(count, position));
    close();
    clear();
  };
  return (
    <>
      {count > 0 && (
        <>
          <Button variant="outlined" size="small" onClick={open}>
            {productOrderTexts.toPosition}
          </Button>
          <Button size="small" onClick={clear}>
            {productOrderTexts.unselect}
          </Button>
        </>
      )}
      <Typography
        ref={state}
        tabIndex={-1}
        role="status"
        variant="body2"
        color="text.secondary"
        sx={{ outline: 'none' }}
      >
        {count > 0 ? productOrderTexts.selected(count) : said}
      </Typography>
      {PositionDialog && (
        <PositionDialog
          isOpen={isAsking}
          title={translate('ordering.position.title')}
          last={last}
          onMove={move}
          onClose={close}
        />
      )}
    </>
  );
};
