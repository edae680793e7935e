import DragIndicatorIcon from '@mui/icons-material/DragIndicator';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { createContext, type KeyboardEvent, useCallback, useContext } from 'react';
import type { Key } from './order';

/** What the handles of one list share; stays the same while items move, so that rows need not render again. */
export interface Handling {
  onKeyDown: (key: Key, event: KeyboardEvent) => void;
  onBlur: () => void;
  /** The element that explains the keys, or why ordering is off. */
  describedBy: string;
  disabledReason: string | undefined;
}
export const HandlingContext = createContext<Handling | null>(null);
/** Takes the element of a row's handle. */
export const HandleRefContext = createContext<(handle: Element | null) => void>(() => undefined);

interface DragHandleProps {
  itemKey: Key;
  name: string;
  isLifted: boolean;
}

/** By which an item is dragged, with mouse, finger or keys. */
export const DragHandle = ({ itemKey, name, isLifted }: DragHandleProps) => {
  const translate = useTranslate();
  const handling = useContext(HandlingContext);
  const setHandle = useContext(HandleRefContext);
  const ref = useCallback(
    (button: HTMLElement | null) => {
      // By this mark react-sortable-hoc knows where a drag may start.
      if (button) Object.assign(button, { sortableHandle: true });
      setHandle(button);
    },
    [setHandle],
  );
  if (!handling) return null;
  const { disabledReason, describedBy, onKeyDown, onBlur } = handling;
  const isOff = disabledReason !== undefined;
  return (
    <IconButton
      ref={ref}
      size="small"
      disableRipple
      aria-label={translate('ordering.handle', { name })}
      aria-describedby={describedBy}
      aria-pressed={isLifted}
      aria-disabled={isOff}
      title={disabledReason}
      onKeyDown={isOff ? undefined : (event) => onKeyDown(itemKey, event)}
      onBlur={onBlur}
      sx={{
        cursor: isOff ? 'not-allowed' : 'grab',
        touchAction: 'none',
        // Moved by key it stays in sight, clear of the bars above the list.
        scrollMargin: '12rem 0 4rem',
        color: 'text.secondary',
        ...(isOff && { opacity: 0.4 }),
        '&[aria-pressed=true]': { bgcolor: 'primary.main', color: 'primary.contrastText' },
      }}
    >
      <DragIndicatorIcon fontSize="small" />
    </IconButton>
  );
};
