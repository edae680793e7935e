import { useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { SortableContainer, type SortableContainerProps } from 'react-sortable-hoc';
import { boxOf, fixCellWidths } from './layout';
import { type ItemBox, placeUnder, type Shift, shiftsFor } from './shifting';
import type { DraggingProps, Slot } from './slots';

/**
 * Dragging with mouse and finger, the only place that uses react-sortable-hoc: of the library its container alone, which
 * shows nothing and is told at each press which elements can be dragged, so that a list is shown without it. The
 * library's keyboard sorting is switched off: it moves only a copy of the row, and announces nothing. `useLift` sorts by
 * keyboard.
 */

const HELPER = 'sortable-helper';
/** A press that moves fewer pixels than this is no drag. */
const DISTANCE = 4;
const NO_KEYS = { lift: [], drop: [], cancel: [], up: [], down: [] };
const never = () => false;
const prefersStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

interface Registration {
  node: HTMLElement;
  /** The position at the start of the drag, and the shift since. The library resets both after a drag. */
  edgeOffset?: ItemBox | null;
  translate?: Shift | null;
}

const PlainArea = SortableContainer<object>(() => null);

/** The child of `around` that the element stands in. Not by a selector, which takes ten times as long for 500 items. */
const childAround = (element: Element | null, around: HTMLElement | null): HTMLElement | undefined => {
  let node = element;
  while (node && node.parentElement !== around) node = node.parentElement;
  return node instanceof HTMLElement ? node : undefined;
};

/** Each container has one collection of items. */
const COLLECTION = 0;
/** Above this number of items that make room, they move without an animation. */
const MANY = 40;
const NO_SHIFT = { x: 0, y: 0 };
const isSame = (one: Shift, other: Shift) => one.x === other.x && one.y === other.y;

/**
 * At every mouse move the library itself measures and shifts item by item, with a new layout for each: seconds for 500
 * items. This class measures all items once, and touches only those that make room.
 */
class Area extends PlainArea {
  declare manager: {
    active?: object | null;
    refs: Record<number, Registration[]>;
    getOrderedRefs: () => Registration[];
  };
  declare handleStart: (press: Event) => void;
  declare handleSortEnd: (event?: Event) => void;
  declare state: { sorting?: boolean };
  declare index: number;
  declare newIndex: number;
  declare sortableGhost: HTMLElement | undefined;
  declare offsetEdge: { top: number; left: number };
  declare translate: Shift;
  declare windowScrollDelta: { top: number; left: number };

  /** The items of the last press, in the order that they had then. */
  held: readonly Slot[] = [];
  /** By handle: its item, and what the library reads of it. To write to 500 elements takes 10 ms, at each press. */
  infos = new WeakMap<Element, { node: HTMLElement; info: object }>();

  /**
   * The library looks at `state.sorting` at the next event, and until React 18 it stood there by then. Where a rendering
   * comes later, each move would begin a drag of its own, whose copy of the row stays on the screen.
   */
  override setState(...[state, done]: Parameters<InstanceType<typeof PlainArea>['setState']>) {
    flushSync(() => super.setState(state, done));
  }

  /** In place of the library's own items, which would be drawn again when it comes. */
  setItems(slots: ReadonlySet<Slot>, around: HTMLElement | null) {
    const { manager } = this;
    if (manager.active) return;
    this.held = [...slots].sort((one, other) => one.index - other.index);
    const refs = [...slots].flatMap(({ handle, index, disabled }) => {
      const known = handle ? this.infos.get(handle) : undefined;
      if (known) {
        Object.assign(known.info, { disabled, index });
        return { node: known.node };
      }
      const node = childAround(handle, around);
      if (!handle || !node) return [];
      const info = { collection: COLLECTION, disabled, index, manager };
      Object.assign(node, { sortableInfo: info });
      this.infos.set(handle, { node, info });
      return { node };
    });
    manager.refs = { [COLLECTION]: refs };
  }

  /** Ends a drag where it began. */
  giveUp() {
    this.newIndex = this.index;
    this.handleSortEnd();
  }

  /** The library leaves its listeners and its scrolling behind. */
  override componentWillUnmount() {
    if (this.state.sorting) {
      this.setState = () => undefined;
      this.giveUp();
    }
    super.componentWillUnmount?.();
  }

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

/** After Escape the mouse button is still down: its release would click the row. */
const ignoreNextClick = () => {
  const ignore = (event: Event) => event.stopPropagation();
  window.addEventListener('click', ignore, true);
  const stop = () => setTimeout(() => window.removeEventListener('click', ignore, true));
  window.addEventListener('mouseup', stop, { once: true });
};

/** Drags the items of an element; shows nothing itself. */
export const Dragging = ({ element, slots, press, axis, onStart, onDrop }: DraggingProps) => {
  const area = useRef<Area>(null);
  useLayoutEffect(() => {
    const around = element.current;
    const prepare = () => area.current?.setItems(slots, around);
    prepare();
    if (press.current) area.current?.handleStart(press.current);
    // Before the library's own listener of the press.
    around?.addEventListener('mousedown', prepare, true);
    around?.addEventListener('touchstart', prepare, true);
    const cancel = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !area.current?.state.sorting) return;
      event.stopPropagation();
      area.current.giveUp();
      ignoreNextClick();
    };
    window.addEventListener('keydown', cancel, true);
    return () => {
      window.removeEventListener('keydown', cancel, true);
      around?.removeEventListener('mousedown', prepare, true);
      around?.removeEventListener('touchstart', prepare, true);
    };
  }, [element, slots, press]);
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
      ref={area}
      {...settings}
      onSortStart={({ node, helper }) => {
        onStart();
        fixCellWidths(node, helper);
      }}
      onSortEnd={({ oldIndex, newIndex }) => {
        // The list may have changed under the hand, so the items count, not their indexes at the press.
        const [from, to] = [oldIndex, newIndex].map((index) => area.current?.held[index]);
        if (from && to && slots.has(from) && slots.has(to)) onDrop(from.index, to.index);
      }}
    />
  );
};
