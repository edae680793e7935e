import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** From now on timers go by a clock that also runs by itself, so that `letPass` can put it on. */
export const holdClock = () =>
  vi.useFakeTimers({
    now: Date.now(),
    shouldAdvanceTime: true,
    advanceTimeDelta: 1,
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  });

/** Runs the timers of the given milliseconds. Call `holdClock` first. */
export const letPass = (ms = 5_000) => act(() => vi.advanceTimersByTimeAsync(ms));
