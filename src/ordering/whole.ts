import { V2Error } from '../provider/http/V2Error';
import { unreadIn } from '../v2/many';

/** The answer, whose every row could be read. Throws otherwise: an order that lacks a row would give its place to another. */
export const whole = <Answer>(answer: Answer): Answer => {
  if (unreadIn(answer) > 0) throw new V2Error('unreadable', { status: 200 });
  return answer;
};
