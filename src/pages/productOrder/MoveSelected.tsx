import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLateCode } from '../../feedback/useLateCode';
import { loadPositionDialog } from '../../ordering/PickedPosition';
import type { Ordering } from '../../ordering/useOrdering';
import { useSelection } from './selection';
import type { ProductPlace } from './useProductOrder';

/** Moves the selected products together to the place that the user types. */
export const MoveSelected = ({ ordering }: { ordering: Ordering<ProductPlace> }) => {
  const translate = useTranslate();
  const { selected, clear } = useSelection();
  const [isAsking, setAsking] = useState(false);
  const [said, setSaid] = useState('');
  const close = () => setAsking(false);
  const PositionDialog = useLateCode({ load: loadPositionDialog, isNeeded: isAsking, onFailed: close });
  const chosen = ordering.items.filter(({ key }) => selected.has(key));
  const last = ordering.items.length - chosen.length + 1;

  const move = (position: number) => {
    ordering.moveMany(
      chosen.map(({ key }) => key),
      position - 1,
    );
    setSaid(translate('productOrder.moved', { smart_count: chosen.length, position }));
    close();
    clear();
  };
  return (
    <>
      {chosen.length > 0 && (
        <>
          <Button variant="outlined" size="small" onClick={() => setAsking(true)}>
            {translate('productOrder.toPosition', { smart_count: chosen.length })}
          </Button>
          <Button size="small" onClick={clear}>
            {translate('productOrder.unselect')}
          </Button>
        </>
      )}
      <Typography role="status" variant="body2" color="text.secondary">
        {chosen.length > 0 ? translate('productOrder.selected', { smart_count: chosen.length }) : said}
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
