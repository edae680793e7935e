import { type ElementType, memo, type ReactElement, type ReactNode } from 'react';
import { DragHandle } from './DragHandle';
import { Draggable, DropArea } from './dragging';
import type { Key } from './order';

/** What a sortable list is made of: its items, and with nesting a block for a parent and its own. */

interface RowProps<T> {
  /** How handles and announcements call an item. */
  name: (item: T) => string;
  renderItem: (item: T, handle: ReactNode) => ReactElement;
  item: T;
  itemKey: Key;
  isLifted: boolean;
}
const PlainRow = <T,>({ item, itemKey, isLifted, name, renderItem }: RowProps<T>) =>
  renderItem(item, <DragHandle itemKey={itemKey} name={name(item)} isLifted={isLifted} />);

interface ItemProps<T> extends RowProps<T> {
  level: 'list' | 'block';
  place: number;
  isDisabled: boolean;
}
const PlainItem = <T,>({ level, place, isDisabled, ...row }: ItemProps<T>) => (
  <Draggable level={level} index={place} disabled={isDisabled}>
    <Row {...row} />
  </Draggable>
);

interface BlockProps<T> extends Pick<RowProps<T>, 'name' | 'renderItem'> {
  /** The parent and its own. */
  items: readonly T[];
  id: (item: T) => Key;
  liftedKey: Key | undefined;
  isDisabled: boolean;
  component: ElementType;
  axis: 'y' | 'xy';
  onStart: () => void;
  /** One of the parent's own was dropped. */
  onDrop: (parent: Key, from: number, to: number) => void;
}
const PlainBlock = <T,>({ items, id, liftedKey, isDisabled, name, renderItem, onDrop, ...area }: BlockProps<T>) => {
  const [head, ...members] = items;
  if (head === undefined) return null;
  const rowOf = (item: T) => ({ item, itemKey: id(item), isLifted: id(item) === liftedKey, name, renderItem });
  return (
    <DropArea level="block" {...area} onDrop={(from, to) => onDrop(id(head), from, to)}>
      <Row {...rowOf(head)} />
      {members.map((item, place) => (
        <Item key={id(item)} {...{ level: 'block', place, isDisabled }} {...rowOf(item)} />
      ))}
    </DropArea>
  );
};

// Only what changed renders again. memo forgets the type parameter.
const Row = memo(PlainRow) as typeof PlainRow;
// As above.
export const Item = memo(PlainItem) as typeof PlainItem;
// As above.
export const Block = memo(PlainBlock) as typeof PlainBlock;
