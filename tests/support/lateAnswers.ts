// Not the timers of the page, which a test may hold.
import { setTimeout } from 'node:timers/promises';

/**
 * By hand, `npm run late`: answers come late and in any order, as over a bad line, so that a test that looks once too
 * early fails. In ms; 0 for at once.
 */
const LATEST = process.env.LATE_ANSWERS ? 300 : 0;

export const withLateAnswers =
  (send: typeof fetch): typeof fetch =>
  async (...request) => {
    const answer = await send(...request);
    if (LATEST) await setTimeout(Math.random() * LATEST);
    return answer;
  };
