/** By hand: `npm run late`. Answers then come late and in any order, as over a bad line, so that a test that looks once too early fails. */
const LATEST = process.env.LATE_ANSWERS ? 300 : 0;

// As it stands before a test takes the clock: an answer comes also while that stands still.
const { setTimeout: after } = globalThis;

export const withLateAnswers =
  (send: typeof fetch): typeof fetch =>
  async (...request) => {
    const answer = await send(...request);
    if (LATEST) await new Promise<void>((resolve) => void after(resolve, Math.random() * LATEST));
    return answer;
  };
