import { useState } from 'react';
import { ScheduledPushBody, type SendTime, sendTimeOf } from '../../../v2/entities/scheduledPush';

const rule = ScheduledPushBody.shape.send_at;

/** Judges the moment that is typed. `error` says why it is refused, once it is complete or the field was left. */
export const useSendTime = (typed: string) => {
  const [left, setLeft] = useState('');
  const read = rule.safeParse(typed);
  const time: SendTime = read.success
    ? sendTimeOf(read.data, Date.now())
    : { refused: read.error.issues[0]?.message ?? '' };
  const isShown = read.success || (typed !== '' && typed === left);
  return {
    at: 'at' in time ? time.at : undefined,
    isTwice: 'at' in time ? time.isTwice : undefined,
    error: isShown && 'refused' in time ? time.refused : undefined,
    leave: () => setLeft(typed),
  };
};
