import { expect, it, onTestFinished, vi } from 'vitest';

it('the theme is there before the texts are, which come beside it', async () => {
  vi.doMock('../../i18n/messages', () => ({ messages: {} }));
  vi.stubGlobal('window', { matchMedia: () => ({ matches: false }) });
  vi.resetModules();
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.doUnmock('../../i18n/messages');
    vi.resetModules();
  });
  await expect(import('../../src/ui/theme/theme')).resolves.toBeDefined();
});
