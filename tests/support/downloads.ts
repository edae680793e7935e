import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { tableOf } from '../../src/import/readTable';

/** What is downloaded from now on, in a document without downloads. */
export const catchDownloads = (): Blob[] => {
  const files: Blob[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}`, revokeObjectURL: () => {} }),
  );
  return files;
};

/** Downloads the list that is shown: the headings and the rows of the file, each row by its headings. */
export const exportShown = async () => {
  const files = catchDownloads();
  const button = screen.getByRole('button', { name: 'Exporteren' });
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  fireEvent.click(button);
  await waitFor(() => expect(files).toHaveLength(1));
  const { headings, rows } = tableOf((await files[0]?.text()) ?? '');
  return { headings, rows: rows.map(({ cells }) => Object.fromEntries(headings.map((name, at) => [name, cells[at]]))) };
};
