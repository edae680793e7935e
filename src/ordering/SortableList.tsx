import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import {
  type ElementType,
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
import { HandlingContext } from './DragHandle';
import { Draggable, DropArea } from './dragging';
import { placesInRow, stepIn } from './layout';
import { blocksOf, type Key, placeOf } from './order';
import { Block, Item } from './SortableItem';
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

/** The lists of which nothing changed stay the same objects. */
const useSameLists = <T,>(lists: T[][] | undefined) => {
  const before = useRef(new Map<T | undefined, T[]>());
  const same = lists?.map((list) => {
    const known = before.current.get(list[0]);
    return known?.length === list.length && known.every((item, index) => item === list[index]) ? known : list;
  });
  before.current = new Map(same?.map((list) => [list[0], list]));
  return same;
};

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
  const dropWithin = (parent: Key, from: number, to: number) =>
    drop(shown.findIndex((item) => nesting.id(item) === parent) + 1 + from, to);
  const latest = useRef({ id: nesting.id, dropWithin });
  latest.current = { id: nesting.id, dropWithin };
  // Blocks hold on to these.
  const [id] = useState(() => (item: T) => latest.current.id(item));
  const [onDropWithin] = useState(
    () =>
      (...drop: Parameters<typeof dropWithin>) =>
        latest.current.dropWithin(...drop),
  );

  // An item takes its place at once; what else changed of it, its number above all, follows as soon as there is time.
  const settled = useDeferredValue(new Map(shown.map((item) => [id(item), item])));
  const contents = shown.map((item) => settled.get(id(item)) ?? item);
  const blocks = useSameLists(
    nesting.parentOf && blocksOf(shown, nesting).map(({ start, end }) => contents.slice(start, end)),
  );
  const onStart = handlers.onBlur;
  return (
    <HandlingContext.Provider value={handling}>
      <DropArea
        {...{ level: 'list', component, className, areaRef: area, axis, onStart }}
        onDrop={(from, to) => drop(blocks ? blocks.slice(0, from).flat().length : from, to)}
      >
        {header}
        {blocks
          ? blocks.map((items, place) => {
              const [head] = items;
              if (head === undefined) return null;
              const lifted = items.some((item) => id(item) === liftedKey) ? liftedKey : undefined;
              return (
                <Draggable key={id(head)} level="list" index={place} disabled={isDisabled}>
                  <Block
                    {...{ items, id, isDisabled, name, renderItem, axis, onStart }}
                    component={blockComponent}
                    liftedKey={lifted}
                    onDrop={onDropWithin}
                  />
                </Draggable>
              );
            })
          : contents.map((item, place) => {
              const itemKey = id(item);
              const isLifted = itemKey === liftedKey;
              return (
                <Item
                  key={itemKey}
                  level="list"
                  {...{ place, isDisabled, item, itemKey, isLifted, name, renderItem }}
                />
              );
            })}
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
