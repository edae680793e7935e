import { useEvent, useNotify } from 'ra-core';
import { type ComponentType, useEffect, useState } from 'react';
import { loadWithMui } from './loadWithMui';

interface LazyComponent<Props extends object> {
  /** The same function at every render. */
  load: () => Promise<ComponentType<Props>>;
  isNeeded: boolean;
  /** Nobody asked for it: a failure is not told. */
  isExtra?: boolean;
  /** Called when the code cannot be loaded. */
  onFailed?: () => void;
}

/** Loaded components, by their load function: a second mount renders at once. */
const known = new WeakMap<object, unknown>();

/** A dialog, or a part of a screen that may come later, whose code loads with that of MUI when needed; null until then. */
export const useLazyComponent = <Props extends object>({
  load,
  isNeeded,
  isExtra = false,
  onFailed,
}: LazyComponent<Props>) => {
  const notify = useNotify();
  // The cast is needed: a map cannot tie a value's type to its key's.
  const [Part, setPart] = useState(() => ((isNeeded && known.get(load)) || null) as ComponentType<Props> | null);
  const loadNow = useEvent(() =>
    loadWithMui(load).then(
      (part) => {
        known.set(load, part);
        // Asked for twice, the first stays: another would be mounted anew, without what was typed.
        setPart((shown: ComponentType<Props> | null) => shown ?? part);
      },
      () => {
        onFailed?.();
        if (!isExtra) notify('feedback.load.code', { type: 'error', cause: 'dialog' });
      },
    ),
  );
  useEffect(() => {
    if (isNeeded && !Part) void loadNow();
  }, [isNeeded, Part, loadNow]);
  return Part;
};

/** A dialog that a button opens: its code loads at the first press. */
export const useLazyDialog = <Props extends object>(load: LazyComponent<Props>['load']) => {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const Dialog = useLazyComponent({ load, isNeeded: isOpen, onFailed: close });
  return { Dialog, isOpen, open: () => setOpen(true), close };
};
