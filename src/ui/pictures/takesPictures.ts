import type { ClipboardEvent, DragEvent, SyntheticEvent } from 'react';

/** React has a dialog within what opened it. */
const isWithin = ({ currentTarget, target }: SyntheticEvent) =>
  target instanceof Node && currentTarget.contains(target);

/**
 * Props of an element that takes what is dropped or pasted on it. No files: a picture that is dragged from another page
 * may be a link alone.
 */
export const takesPictures = (take: (files: readonly File[]) => void) => ({
  // Its own picture, dragged by mistake or while it is cropped, is none to take.
  onDragStart: (event: DragEvent) => event.preventDefault(),
  onDragOver: (event: DragEvent) => event.preventDefault(),
  onDrop: (event: DragEvent) => {
    event.preventDefault();
    if (isWithin(event)) take([...event.dataTransfer.files]);
  },
  onPaste: (event: ClipboardEvent) => {
    const { files } = event.clipboardData;
    if (files.length > 0 && isWithin(event)) take([...files]);
  },
});
