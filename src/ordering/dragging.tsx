import Box from '@mui/material/Box';
import { Component, type ElementType, type ReactNode, type RefObject, useRef } from 'react';
import { SortableContainer, type SortableContainerProps, SortableElement } from 'react-sortable-hoc';
import { HandleRefContext } from './DragHandle';
import { boxOf, fixCellWidths } from './layout';
import { type Box as Place, placeUnder, type Shift, shiftsFor } from './shifting';

/**
 * Dragging, with mouse and finger: the one place that knows react-sortable-hoc. Its keyboard sorting moves a picture
 * of the row, by one place in any layout, and tells nobody; it is off, and useLift.ts sorts by keyboard.
 */

type Level = 'list' | 'block';
const LEVEL = 'data-sortable';
const HELPER = 'sortable-helper';
/** A press that moves less than this many pixels is no drag. */
const DISTANCE = 4;
const NO_KEYS = { lift: [], drop: [], cancel: [], up: [], down: [] };
const never = () => false;
const prefersStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

interface SlotProps {
  level: Level;
  children: ReactNode;
}
/** Learns which element an item has by the handle in it. */
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
  /** Where it stood when the drag began, and how far it is moved; the library forgets both at the end of a drag. */
  edgeOffset?: Place | null;
  translate?: Shift | null;
}
const SlotElement = SortableElement<SlotProps>(Slot, { withRef: true });
/** What is dragged: an item of the list, or of a block. The library asks findDOMNode, of which React 18.3 warns, for its element. */
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

/** More than this many items that make room at once do so without a motion. */
const MANY = 40;
const NO_SHIFT = { x: 0, y: 0 };
const isSame = (one: Shift, other: Shift) => one.x === other.x && one.y === other.y;

/**
 * Of its own accord the library measures and shifts item after item at every move of the mouse, and each makes the
 * browser lay out the whole list anew: seconds for 500 items. Here all are measured once, and only those that make
 * room are touched.
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
  /** From and to which place, both as given to the draggables. */
  onDrop: (from: number, to: number) => void;
}

/** Where things are dragged: the element around them. */
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
    // In the area, so that the picture of a row keeps the styles of its table.
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
