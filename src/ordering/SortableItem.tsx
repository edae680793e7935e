import { type ElementType, memo, type ReactElement, type ReactNode } from 'react';
import { DragHandle } from './DragHandle';
import { Draggable, DropArea } from './DropArea';
import type { Key } from './sequence';

/** The parts of a sortable list: its items, and with nesting a block per parent with its members. */

interface RowProps<T> {
  /** The item's name in handles and announcements. */
  name: (item: T) => string;
  renderItem: (item: T, handle: ReactNode) => ReactElement;
  item: T;
  itemKey: Key;
  isLifted: boolean;
}
const PlainRow = <T,>({ item, itemKey, isLifted, name, renderItem }: RowProps<T>) =>
  renderItem(item, <DragHandle itemKey={itemKey} name={name(item)} isLifted={isLifted} />);

interface ItemProps<T> extends RowProps<T> {
  place: number;
  isDisabled: boolean;
}
const PlainItem = <T,>({ place, isDisabled, ...row }: ItemProps<T>) => (
  <Draggable index={place} disabled={isDisabled}>
    <Row {...row} />
  </Draggable>
);

interface BlockProps<T> extends Pick<RowProps<T>, 'name' | 'renderItem'> {
  /** The parent first, then its members. */
  items: readonly T[];
  id: (item: T) => Key;
  liftedKey: Key | undefined;
  isDisabled: boolean;
  component: ElementType;
  axis: 'y' | 'xy';
  onStart: () => void;
  /** Called when a member was dropped. */
  onDrop: (parent: Key, from: number, to: number) => void;
}
const PlainBlock = <T,>({ items, id, liftedKey, isDisabled, name, renderItem, onDrop, ...area }: BlockProps<T>) => {
  const [head, ...members] = items;
  if (head === undefined) return null;
  const rowOf = (item: T) => ({ item, itemKey: id(item), isLifted: id(item) === liftedKey, name, renderItem });
  return (
    <DropArea level="block" label={name(head)} {...area} onDrop={(from, to) => onDrop(id(head), from, to)}>
      <Row {...rowOf(head)} />
      {members.map((item, place) => (
        <Item key={id(item)} {...{ place, isDisabled }} {...rowOf(item)} />
      ))}
    </DropArea>
  );
};

// Re-render only what changed. The cast is needed: memo drops the type parameter.
const Row = memo(PlainRow) as typeof PlainRow;
// The cast is needed, as above.
export const Item = memo(PlainItem) as typeof PlainItem;
// The cast is needed, as above.
export const Block = memo(PlainBlock) as typeof PlainBlock;
