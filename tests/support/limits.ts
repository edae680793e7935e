/** What must come true is waited for, on a machine that may be busy: a limit ends only what would never end. */
export const limits = {
  expect: { poll: { interval: 50, timeout: 60_000 } },
  testTimeout: 180_000,
  hookTimeout: 180_000,
};
