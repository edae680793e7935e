import Box from '@mui/material/Box';
import { Component, type ElementType, type ReactNode, type RefObject, useRef } from 'react';
import { SortableContainer, type SortableContainerProps, SortableElement } from 'react-sortable-hoc';
import { HandleRefContext } from './DragHandle';
import { fixCellWidths, offsetWithin } from './layout';

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
  edgeOffset?: { top: number; left: number } | null;
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

/**
 * The library measures and shifts item after item, and each first shift makes the browser lay out the whole list anew:
 * seconds for 500 items. Measured at once, and then shifted by nothing at once, they take no time.
 */
const prepare = (nodes: unknown, area: Element | null) => {
  // Its types say elements; these are what Draggable registered.
  const items = nodes as Registration[];
  for (const item of items) item.edgeOffset = offsetWithin(area, item.node);
  for (const { node } of items) node.style.transform = 'translate3d(0, 0, 0)';
};

interface AreaProps {
  level: Level;
  component: ElementType;
  areaRef: RefObject<HTMLElement>;
  className?: string | undefined;
  children: ReactNode;
}
const Area = SortableContainer<AreaProps>(({ level, component, areaRef, ...rest }: AreaProps) => (
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
      onSortStart={({ node, helper, nodes }) => {
        onStart();
        fixCellWidths(node, helper);
        prepare(nodes, element.current);
      }}
      onSortEnd={({ oldIndex, newIndex }) => onDrop(oldIndex, newIndex)}
    />
  );
};
