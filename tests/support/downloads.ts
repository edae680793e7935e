import { vi } from 'vitest';

/** What is downloaded from now on, in a document without downloads. */
export const catchDownloads = (): Blob[] => {
  const files: Blob[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}`, revokeObjectURL: () => {} }),
  );
  return files;
};
