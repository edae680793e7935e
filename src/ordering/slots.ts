import { createContext, type RefObject } from 'react';

/** What an area of draggable items and the code that drags them tell each other. */

type Level = 'list' | 'block';

/** An item, whose element is found by its handle. */
export interface Slot {
  handle: Element | null;
  index: number;
  disabled: boolean;
}
export const SlotsContext = createContext(new Set<Slot>());

export interface DraggingProps {
  element: RefObject<HTMLElement>;
  slots: ReadonlySet<Slot>;
  /** A press that came before the code, and is not released. */
  press: RefObject<Event | null>;
  level: Level;
  axis: 'y' | 'xy';
  onStart: () => void;
  /** `from` and `to` are the indexes that the draggables have. */
  onDrop: (from: number, to: number) => void;
}
