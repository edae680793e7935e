import { vi } from 'vitest';

/** Before anything reads them: the product's own declarations, and one of the tests'. */
vi.mock('../../server/lib/declarations', async (original) => {
  const { declarations } = await original<typeof import('../../server/lib/declarations')>();
  const { exampleFirms } = await import('../support/exampleFirms');
  return { declarations: [...declarations, exampleFirms] };
});
