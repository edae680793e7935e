import { useEvent, useTranslate } from 'ra-core';
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
import { visuallyHidden } from '../ui/page/visuallyHidden';
import { HandlingContext } from './DragHandle';
import { Draggable, DropArea } from './DropArea';
import { placesInRow, stepIn } from './layout';
import { PickedPosition } from './PickedPosition';
import { Block, Item } from './SortableItem';
import { blocksOf, type Key, siblingPlaceOf } from './sequence';
import { type LiftStep, useLift } from './useLift';
import type { Ordering } from './useOrdering';
import { type Pages, usePages } from './usePages';

interface SortableListProps<T> {
  ordering: Ordering<T>;
  /** The item's name in handles and announcements. */
  name: (item: T) => string;
  /** Renders an item with its handle. Keep the function the same between renders: rows re-render when it changes. */
  renderItem: (item: T, handle: ReactNode) => ReactElement;
  /** The element around the items: 'ul', 'tbody', a grid… */
  component?: ElementType;
  /** With nesting: the element around a parent and its members ('tbody' in a table). */
  blockComponent?: ElementType;
  /** 'xy' for a grid, read from left to right. */
  axis?: 'y' | 'xy';
  /** For an order of which only a page is shown; not with nesting. */
  pages?: Pages;
  /** Disables ordering, and says why. */
  disabledReason?: string;
  className?: string;
}

/** Keeps a list's previous array when its items did not change, so that memoised blocks do not re-render. */
const useSameLists = <T,>(lists: T[][] | undefined) => {
  const before = useRef(new Map<T | undefined, T[]>());
  const same = lists?.map((list) => {
    const known = before.current.get(list[0]);
    return known?.length === list.length && known.every((item, index) => item === list[index]) ? known : list;
  });
  before.current = new Map(same?.map((list) => [list[0], list]));
  return same;
};

/** A list, table or grid that the user orders by handles, with mouse, finger or keyboard. Announces every step. */
export const SortableList = <T,>({
  ordering,
  name,
  renderItem,
  component = 'ul',
  blockComponent = 'li',
  axis = 'y',
  pages,
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
  const announce = (step: LiftStep, item: T, position: number, count: number) =>
    setAnnouncement(translate(`ordering.${step}`, { name: name(item), position: position + 1, count }));
  const { shown, liftedKey, handlers } = useLift({
    ordering,
    stepOf: (key) => stepIn(columns(), key),
    announce,
    onDropped: (position) => pages && follow(position),
  });
  const { start, end, follow } = usePages(
    pages,
    liftedKey === undefined ? -1 : shown.findIndex((item) => nesting.id(item) === liftedKey),
    shown.length,
  );
  const [picked, setPicked] = useState<Key>();
  const handling = useMemo(
    () => ({ ...handlers, onPick: setPicked, describedBy, disabledReason }),
    [handlers, describedBy, disabledReason],
  );
  useEffect(() => {
    if (liftedKey !== undefined && shown) document.activeElement?.scrollIntoView({ block: 'nearest' });
  }, [liftedKey, shown]);

  /** Moves the item at index `from` to place `to` among its siblings. */
  const drop = (from: number, to: number) => {
    const item = shown[from];
    if (item === undefined) return;
    const { position, places } = siblingPlaceOf(shown, from, nesting);
    if (position === to) return;
    moveTo(from, to);
    announce('dropped', item, to, places.length);
    if (pages) follow(to);
  };
  const latest = useRef({ id: nesting.id, name });
  latest.current = { id: nesting.id, name };
  // Stable functions, because blocks and items are memoised.
  const [nameOf] = useState(() => (item: T) => latest.current.name(item));
  const [id] = useState(() => (item: T) => latest.current.id(item));
  const onDropWithin = useEvent((parent: Key, from: number, to: number) =>
    drop(shown.findIndex((item) => nesting.id(item) === parent) + 1 + from, to),
  );

  // Moves render at once. The rest of an item, above all its number, renders later with low priority.
  const settled = useDeferredValue(new Map(shown.map((item) => [id(item), item])));
  const contents = shown.slice(start, end).map((item) => settled.get(id(item)) ?? item);
  const blocks = useSameLists(
    nesting.parentOf && blocksOf(shown, nesting).map(({ start, end }) => contents.slice(start, end)),
  );
  const onStart = handlers.onBlur;
  return (
    <HandlingContext.Provider value={handling}>
      <DropArea
        {...{ level: 'list', component, className, areaRef: area, axis, onStart }}
        onDrop={(from, to) => drop(blocks ? blocks.slice(0, from).flat().length : start + from, start + to)}
      >
        {blocks
          ? blocks.map((items, place) => {
              const [head] = items;
              if (head === undefined) return null;
              const lifted = items.some((item) => id(item) === liftedKey) ? liftedKey : undefined;
              return (
                <Draggable key={id(head)} index={place} disabled={isDisabled}>
                  <Block
                    {...{ items, id, isDisabled, name: nameOf, renderItem, axis, onStart }}
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
                <Item key={itemKey} {...{ place, isDisabled, item, itemKey, isLifted, name: nameOf, renderItem }} />
              );
            })}
      </DropArea>
      {createPortal(
        <div style={visuallyHidden}>
          <span id={describedBy} hidden>
            {disabledReason ?? translate('ordering.instructions')}
          </span>
          <span aria-live="assertive">{announcement}</span>
        </div>,
        document.body,
      )}
      <PickedPosition {...{ picked, nesting, name }} items={shown} onMove={drop} onClose={() => setPicked(undefined)} />
    </HandlingContext.Provider>
  );
};
