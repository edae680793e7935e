import Box from '@mui/material/Box';
import { Component, type ElementType, type ReactNode, type RefObject, useRef } from 'react';
import { SortableContainer, type SortableContainerProps, SortableElement } from 'react-sortable-hoc';
import { HandleRefContext } from './DragHandle';
import { boxOf, fixCellWidths } from './layout';
import { type Box as Place, placeUnder, type Shift, shiftsFor } from './shifting';

/**
 * Dragging with mouse and finger, the only place that uses react-sortable-hoc. The library's keyboard sorting is
 * switched off: it moves only a copy of the row, and announces nothing. `useLift` sorts by keyboard.
 */

type Level = 'list' | 'block';
const LEVEL = 'data-sortable';
const HELPER = 'sortable-helper';
/** A press that moves fewer pixels than this is no drag. */
const DISTANCE = 4;
const NO_KEYS = { lift: [], drop: [], cancel: [], up: [], down: [] };
const never = () => false;
const prefersStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

interface SlotProps {
  level: Level;
  children: ReactNode;
}
/** Finds an item's element through its handle. */
class Slot extends Component<SlotProps> {
  handle: Element | null = null;
  readonly setHandle = (handle: Element | null) => {
    this.handle = handle;
  };
  override render() {
    return <HandleRefContext.Provider value={this.setHandle}>{this.props.children}</HandleRefContext.Provider>;
  }
}

interface Registration {
  node: HTMLElement;
  /** The position at the start of the drag, and the shift since. The library resets both after a drag. */
  edgeOffset?: Place | null;
  translate?: Shift | null;
}
const SlotElement = SortableElement<SlotProps>(Slot, { withRef: true });
/** A draggable item. Gives the library its element, because the library's own findDOMNode warns in React 18.3. */
export class Draggable extends SlotElement {
  declare context: { manager: { add: (collection: unknown, ref: Registration) => void } };
  declare wrappedInstance: RefObject<Slot>;
  declare node: Element | undefined;
  declare ref: Registration | undefined;

  register() {
    const { collection, disabled, index, level } = this.props;
    const node = this.wrappedInstance.current?.handle?.closest<HTMLElement>(`[${LEVEL}=${level}] > *`);
    if (!node) throw new Error('An item of a sortable list shows the handle it is given.');
    Object.assign(node, { sortableInfo: { collection, disabled, index, manager: this.context.manager } });
    this.node = node;
    this.ref = { node };
    this.context.manager.add(collection, this.ref);
  }
}

interface AreaProps {
  level: Level;
  component: ElementType;
  areaRef: RefObject<HTMLElement>;
  className?: string | undefined;
  children: ReactNode;
}
const PlainArea = SortableContainer<AreaProps>(({ level, component, areaRef, ...rest }: AreaProps) => (
  <Box
    ref={areaRef}
    component={component}
    {...{ [LEVEL]: level }}
    {...rest}
    sx={(theme) => ({
      [`& .${HELPER}`]: {
        zIndex: theme.zIndex.tooltip,
        backgroundColor: theme.palette.background.paper,
        boxShadow: theme.shadows[6],
        listStyle: 'none',
      },
      [`& > :has([aria-pressed=true]):not([${LEVEL}])`]: {
        outline: `2px solid ${theme.palette.primary.main}`,
        outlineOffset: -2,
      },
    })}
  />
));

/** Above this number of items that make room, they move without an animation. */
const MANY = 40;
const NO_SHIFT = { x: 0, y: 0 };
const isSame = (one: Shift, other: Shift) => one.x === other.x && one.y === other.y;

/**
 * At every mouse move the library itself measures and shifts item by item, with a new layout for each: seconds for 500
 * items. This class measures all items once, and touches only those that make room.
 */
class Area extends PlainArea {
  declare manager: { getOrderedRefs: () => Registration[] };
  declare index: number;
  declare newIndex: number;
  declare sortableGhost: HTMLElement | undefined;
  declare offsetEdge: { top: number; left: number };
  declare translate: Shift;
  declare windowScrollDelta: { top: number; left: number };

  animateNodes() {
    const items = this.manager.getOrderedRefs();
    for (const item of items) item.edgeOffset ??= boxOf(item.node);
    const boxes = items.flatMap(({ edgeOffset }) => edgeOffset ?? []);
    const held = items[this.index]?.node;
    const place = boxes[this.index];
    if (!held || !place) return;
    this.sortableGhost = held;
    held.style.visibility = 'hidden';

    const isGrid = this.props.axis === 'xy';
    const top = this.offsetEdge.top + this.translate.y + this.windowScrollDelta.top;
    const left = this.offsetEdge.left + this.translate.x + this.windowScrollDelta.left;
    this.newIndex = placeUnder({ ...place, top, left }, this.index, boxes, isGrid);
    const shifts = shiftsFor(boxes, this.index, this.newIndex, isGrid);
    const moving = items.filter(({ translate }, index) => !isSame(translate ?? NO_SHIFT, shifts[index] ?? NO_SHIFT));
    const duration = moving.length > MANY ? 0 : this.props.transitionDuration;
    for (const item of moving) {
      item.translate = shifts[items.indexOf(item)] ?? NO_SHIFT;
      item.node.style.transitionDuration = `${duration}ms`;
      item.node.style.transform = `translate(${item.translate.x}px, ${item.translate.y}px)`;
    }
  }
}

interface DropAreaProps extends Omit<AreaProps, 'areaRef'> {
  areaRef?: RefObject<HTMLElement>;
  axis: 'y' | 'xy';
  onStart: () => void;
  /** `from` and `to` are the indexes that the draggables have. */
  onDrop: (from: number, to: number) => void;
}

/** The element around draggable items. */
export const DropArea = ({ areaRef, axis, onStart, onDrop, ...area }: DropAreaProps) => {
  const own = useRef<HTMLElement>(null);
  const element = areaRef ?? own;
  const settings: SortableContainerProps = {
    axis,
    ...(axis === 'y' && { lockAxis: axis }),
    distance: DISTANCE,
    useDragHandle: true,
    useWindowAsScrollContainer: true,
    helperClass: HELPER,
    // Inside the area, so that the dragged copy of a row keeps the styles of its table.
    helperContainer: () => element.current ?? document.body,
    getContainer: () => element.current ?? document.body,
    keyCodes: NO_KEYS,
    shouldCancelStart: never,
    transitionDuration: prefersStillness() ? 0 : 200,
  };
  return (
    <Area
      areaRef={element}
      {...settings}
      {...area}
      onSortStart={({ node, helper }) => {
        onStart();
        fixCellWidths(node, helper);
      }}
      onSortEnd={({ oldIndex, newIndex }) => onDrop(oldIndex, newIndex)}
    />
  );
};
