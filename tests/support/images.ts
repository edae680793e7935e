import { afterEach, beforeEach, vi } from 'vitest';

/** A document without a canvas cannot read pictures: here every picture is small, so that it goes out as it is. */
export const withImages = (): void => {
  beforeEach(() => {
    vi.stubGlobal('createImageBitmap', async () => ({ width: 10, height: 10, close: () => {} }));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
};
