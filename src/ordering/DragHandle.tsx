import DragIndicatorIcon from '@mui/icons-material/DragIndicator';
import { useTranslate } from 'ra-core';
import { createContext, type KeyboardEvent, useCallback, useContext } from 'react';
import { IconButton } from '../ui/plain/Button';
import type { Key } from './sequence';
import './ordering.css';

/** The props that all handles of a list share. The object stays the same while items move, so rows do not re-render. */
interface Handling {
  onKeyDown: (key: Key, event: KeyboardEvent) => void;
  onBlur: () => void;
  /** A click of mouse or finger: asks for a position. */
  onPick: (key: Key) => void;
  /** Id of the element that explains the keys, or why ordering is disabled. */
  describedBy: string;
  disabledReason: string | undefined;
}
export const HandlingContext = createContext<Handling | null>(null);
/** Registers the element of a row's handle. */
export const HandleRefContext = createContext<(handle: Element | null) => void>(() => undefined);

interface DragHandleProps {
  itemKey: Key;
  name: string;
  isLifted: boolean;
}

/** The handle of an item: drag it with mouse or finger, click it to choose a position, or use the keyboard. */
export const DragHandle = ({ itemKey, name, isLifted }: DragHandleProps) => {
  const translate = useTranslate();
  const handling = useContext(HandlingContext);
  const setHandle = useContext(HandleRefContext);
  const ref = useCallback(
    (button: HTMLElement | null) => {
      // react-sortable-hoc starts a drag only on an element with this mark.
      if (button) Object.assign(button, { sortableHandle: true });
      setHandle(button);
    },
    [setHandle],
  );
  if (!handling) return null;
  const { disabledReason, describedBy, onKeyDown, onBlur, onPick } = handling;
  const isOff = disabledReason !== undefined;
  return (
    <IconButton
      ref={ref}
      className="drag-handle"
      size="small"
      aria-label={translate('ordering.handle', { name })}
      aria-describedby={describedBy}
      aria-pressed={isLifted}
      aria-disabled={isOff}
      // A text above the list gives the reason, so the keyboard need not pass every row.
      tabIndex={isOff ? -1 : 0}
      title={disabledReason ?? translate('ordering.hint')}
      onKeyDown={isOff ? undefined : (event) => onKeyDown(itemKey, event)}
      onBlur={onBlur}
      // A key causes a click without a count.
      onClick={isOff ? undefined : ({ detail }) => detail > 0 && onPick(itemKey)}
    >
      <DragIndicatorIcon fontSize="small" />
    </IconButton>
  );
};
