import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import {
  type ElementType,
  memo,
  type ReactElement,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { visuallyHidden } from '../ui/visuallyHidden';
import { DragHandle, HandlingContext } from './DragHandle';
import { Draggable, DropArea } from './dragging';
import { placesInRow, stepIn } from './layout';
import { blocksOf, type Key, placeOf } from './order';
import { type LiftStep, useLift } from './useLift';
import type { Ordering } from './useOrdering';

interface SortableListProps<T> {
  ordering: Ordering<T>;
  /** How handles and announcements call an item. */
  name: (item: T) => string;
  /** One element an item, with the handle in it. Rows render again when this function changes, so keep it the same. */
  renderItem: (item: T, handle: ReactNode) => ReactElement;
  /** The element around the items: 'ul', 'tbody', a grid… */
  component?: ElementType;
  /** With nested items: the element around a parent and its own ('tbody' in a table). */
  blockComponent?: ElementType;
  /** Comes first in `component`: the head of a table whose blocks are bodies. */
  header?: ReactNode;
  /** 'xy' for a grid, whose rows are read from left to right. */
  axis?: 'y' | 'xy';
  /** Why the order cannot be changed now. */
  disabledReason?: string | undefined;
  className?: string;
}

interface RowProps<T> extends Pick<SortableListProps<T>, 'name' | 'renderItem'> {
  item: T;
  itemKey: Key;
  isLifted: boolean;
}
/** Moves at once; what else changed of the item, its number above all, follows as soon as there is time. */
const PlainRow = <T,>({ item, ...row }: RowProps<T>) => <Contents item={useDeferredValue(item)} {...row} />;
const PlainContents = <T,>({ item, itemKey, isLifted, name, renderItem }: RowProps<T>) =>
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

// Only what changed renders again. memo forgets the type parameter.
const Contents = memo(PlainContents) as typeof PlainContents;
// As above.
const Row = memo(PlainRow) as typeof PlainRow;
// As above.
const Item = memo(PlainItem) as typeof PlainItem;

/** A list that its user orders by a handle, with mouse, finger or keyboard, announced as it goes. Also a table or a grid. */
export const SortableList = <T,>({
  ordering,
  name,
  renderItem,
  component = 'ul',
  blockComponent = 'li',
  header,
  axis = 'y',
  disabledReason,
  className,
}: SortableListProps<T>) => {
  const translate = useTranslate();
  const area = useRef<HTMLElement>(null);
  const describedBy = useId();
  const [announcement, setAnnouncement] = useState('');
  const { nesting, moveTo } = ordering;
  const isDisabled = disabledReason !== undefined;

  const columns = () => (axis === 'y' ? 1 : placesInRow(area.current?.children ?? []));
  const tell = (step: LiftStep, item: T, position: number, count: number) =>
    setAnnouncement(translate(`ordering.${step}`, { name: name(item), position: position + 1, count }));
  const { shown, liftedKey, handlers } = useLift({ ordering, stepOf: (key) => stepIn(columns(), key), tell });
  const handling = useMemo(
    () => ({ ...handlers, describedBy, disabledReason }),
    [handlers, describedBy, disabledReason],
  );
  useEffect(() => {
    if (liftedKey !== undefined && shown) document.activeElement?.scrollIntoView({ block: 'nearest' });
  }, [liftedKey, shown]);

  /** The item at index `from` was dropped at place `to` among those it may change places with. */
  const drop = (from: number, to: number) => {
    const item = shown[from];
    if (item === undefined) return;
    const { position, places } = placeOf(shown, from, nesting);
    if (position === to) return;
    moveTo(from, to);
    tell('dropped', item, to, places.length);
  };
  const row = (item: T) => {
    const itemKey = nesting.id(item);
    return { item, itemKey, isLifted: itemKey === liftedKey, name, renderItem };
  };
  const dragging = { axis, onStart: handlers.onBlur };
  const rows = (level: 'list' | 'block', items: readonly T[]) =>
    items.map((item, place) => <Item key={nesting.id(item)} {...{ level, place, isDisabled }} {...row(item)} />);
  const blocks = nesting.parentOf && blocksOf(shown, nesting);
  return (
    <HandlingContext.Provider value={handling}>
      <DropArea
        {...{ level: 'list', component, className, areaRef: area, ...dragging }}
        onDrop={(from, to) => drop(blocks ? (blocks[from]?.start ?? -1) : from, to)}
      >
        {header}
        {blocks
          ? blocks.map(({ start, end }, place) => {
              const [head, ...members] = shown.slice(start, end);
              if (head === undefined) return null;
              return (
                <Draggable key={nesting.id(head)} level="list" index={place} disabled={isDisabled}>
                  <DropArea
                    {...{ level: 'block', component: blockComponent, ...dragging }}
                    onDrop={(from, to) => drop(start + 1 + from, to)}
                  >
                    <Row {...row(head)} />
                    {rows('block', members)}
                  </DropArea>
                </Draggable>
              );
            })
          : rows('list', shown)}
      </DropArea>
      {createPortal(
        <Box sx={visuallyHidden}>
          <span id={describedBy} hidden>
            {disabledReason ?? translate('ordering.instructions')}
          </span>
          <span aria-live="assertive">{announcement}</span>
        </Box>,
        document.body,
      )}
    </HandlingContext.Provider>
  );
};
