import type { ClipboardEvent, DragEvent } from 'react';

/**
 * Props of an element that takes what is dropped or pasted on it. No files: a picture that is dragged from another page
 * may be a link alone.
 */
export const takesPictures = (take: (files: readonly File[]) => void) => ({
  onDragOver: (event: DragEvent) => event.preventDefault(),
  onDrop: (event: DragEvent) => {
    event.preventDefault();
    take([...event.dataTransfer.files]);
  },
  onPaste: ({ clipboardData: { files } }: ClipboardEvent) => {
    if (files.length > 0) take([...files]);
  },
});
