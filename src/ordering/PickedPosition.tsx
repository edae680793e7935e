import { useTranslate } from 'ra-core';
import { useLazyComponent } from '../ui/late/useLazyComponent';
import { type Key, type Nesting, siblingPlaceOf } from './sequence';

interface PickedPositionProps<T> {
  /** The item whose handle was clicked, until the dialog closes. */
  picked: Key | undefined;
  items: readonly T[];
  nesting: Nesting<T>;
  name: (item: T) => string;
  /** Moves the item at index `from` to place `to` among its siblings, both from 0. */
  onMove: (from: number, to: number) => void;
  onClose: () => void;
}

export const loadPositionDialog = () => import('./PositionDialog').then(({ PositionDialog }) => PositionDialog);

/** Asks for the position of an item, and moves it there. */
export const PickedPosition = <T,>({ picked, items, nesting, name, onMove, onClose }: PickedPositionProps<T>) => {
  const translate = useTranslate();
  const PositionDialog = useLazyComponent({
    load: loadPositionDialog,
    isNeeded: picked !== undefined,
    onFailed: onClose,
  });
  const from = items.findIndex((item) => nesting.id(item) === picked);
  const item = items[from];
  if (!PositionDialog || item === undefined) return null;
  return (
    <PositionDialog
      isOpen
      title={translate('ordering.position.of', { name: name(item) })}
      last={siblingPlaceOf(items, from, nesting).places.length}
      onMove={(position) => {
        onClose();
        onMove(from, position - 1);
      }}
      onClose={onClose}
    />
  );
};
