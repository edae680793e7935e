import { expect, test, vi } from 'vitest';
import { TIME_LIMITS } from '../../src/provider/http/client';
import { restHttpClient } from '../../src/provider/http/restHttpClient';
import { isV2Error } from '../../src/provider/http/V2Error';
import { BODY_MAX_BYTES } from '../../src/v2/constants';

const never: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))));

test.each([
  ['a read', { method: 'GET' }, TIME_LIMITS.read],
  ['a write', { method: 'POST', body: '{}' }, TIME_LIMITS.write],
  ['a picture', { method: 'POST', body: 'x'.repeat(BODY_MAX_BYTES + 1) }, TIME_LIMITS.image],
])('%s under /api is given up after as long as one of v2', async (_, call, limit) => {
  vi.useFakeTimers();
  try {
    let failure: unknown;
    restHttpClient({ token: () => null, fetch: never })('/machine_photos', call).catch((error) => {
      failure = error;
    });
    await vi.advanceTimersByTimeAsync(limit - 1);
    expect(failure).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(isV2Error(failure) && failure.kind).toBe('timeout');
  } finally {
    vi.useRealTimers();
  }
});
