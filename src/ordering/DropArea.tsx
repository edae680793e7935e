import {
  type ComponentType,
  type ElementType,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { HandleRefContext } from './DragHandle';
import { type DraggingProps, type Slot, SlotsContext } from './slots';

/**
 * Items and the area in which they are dragged. The code that drags them comes after they are shown. A press before that
 * is kept, and drags as soon as the code is there.
 */

interface DraggableProps {
  index: number;
  disabled: boolean;
  children: ReactNode;
}

/** An item of the area around it. */
export const Draggable = ({ index, disabled, children }: DraggableProps) => {
  const slots = useContext(SlotsContext);
  const [slot] = useState<Slot>({ handle: null, index, disabled });
  const setHandle = useCallback(
    (handle: Element | null) => {
      slot.handle = handle;
    },
    [slot],
  );
  useLayoutEffect(() => {
    if (!slot.handle) throw new Error('A sortable item shows its handle.');
    Object.assign(slot, { index, disabled });
  }, [slot, index, disabled]);
  useLayoutEffect(() => {
    slots.add(slot);
    return () => {
      slots.delete(slot);
    };
  }, [slots, slot]);
  return <HandleRefContext.Provider value={setHandle}>{children}</HandleRefContext.Provider>;
};

interface DropAreaProps extends Pick<DraggingProps, 'level' | 'axis' | 'onStart' | 'onDrop'> {
  component: ElementType;
  areaRef?: RefObject<HTMLElement>;
  className?: string;
  label?: string;
  children: ReactNode;
}

/** The element around draggable items. */
export const DropArea = ({ component: Element, areaRef, className = '', label, children, ...drag }: DropAreaProps) => {
  const own = useRef<HTMLElement>(null);
  const element = areaRef ?? own;
  const [slots] = useState(() => new Set<Slot>());
  const [Dragging, load] = useDragging();
  const press = useRef<Event | null>(null);
  const keepPress = ({ nativeEvent }: { nativeEvent: Event }) => {
    if (Dragging) return;
    load();
    press.current = nativeEvent;
    const release = () => {
      press.current = null;
    };
    for (const end of ['mouseup', 'touchend', 'touchcancel'])
      window.addEventListener(end, release, { once: true, capture: true });
  };
  return (
    <SlotsContext.Provider value={slots}>
      <Element
        ref={element}
        aria-label={label}
        data-sortable={drag.level}
        className={`sortable ${className}`}
        onMouseDownCapture={keepPress}
        onTouchStartCapture={keepPress}
      >
        {children}
      </Element>
      {Dragging && <Dragging {...{ element, slots, press }} {...drag} />}
    </SlotsContext.Provider>
  );
};

let known: ComponentType<DraggingProps> | null = null;

/** The code that drags, null until it has come, and a function that asks for it again. A failure is ignored: keys and positions order too. */
const useDragging = () => {
  const [Dragging, setDragging] = useState(() => known);
  const load = useCallback(() => {
    import('./dragging').then(
      (module) => {
        known = module.Dragging;
        setDragging(() => module.Dragging);
      },
      () => undefined,
    );
  }, []);
  useEffect(() => {
    if (!known) load();
  }, [load]);
  return [Dragging, load] as const;
};
