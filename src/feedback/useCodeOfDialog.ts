import { useEvent, useNotify } from 'ra-core';
import { type ComponentType, useEffect, useState } from 'react';

interface CodeOfDialog<Props> {
  load: () => Promise<ComponentType<Props>>;
  isOpen: boolean;
  /** Called when the code cannot be loaded, after a notice. */
  onFailed: () => void;
}

/** A dialog whose code loads when it first opens; null until then. */
export const useCodeOfDialog = <Props>({ load, isOpen, onFailed }: CodeOfDialog<Props>) => {
  const notify = useNotify();
  const [Dialog, setDialog] = useState<ComponentType<Props> | null>(null);
  const loadNow = useEvent(() =>
    load().then(
      (loaded) => setDialog(() => loaded),
      () => {
        onFailed();
        notify('feedback.load.failed', { type: 'error', cause: 'dialog' });
      },
    ),
  );
  useEffect(() => {
    if (isOpen && !Dialog) void loadNow();
  }, [isOpen, Dialog, loadNow]);
  return Dialog;
};
