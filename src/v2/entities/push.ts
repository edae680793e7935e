import { z } from 'zod';
import { PUSH_MESSAGE_LONGER_THAN } from '../constants';
import { optionalText } from '../fields';
import { once } from '../once';

const segmenter = once(() => new Intl.Segmenter('nl', { granularity: 'grapheme' }));
/** The number of graphemes: an emoji counts as one. Ignores spaces around the text. */
export const messageLength = (message: string) => [...segmenter().segment(message.trim())].length;

export const MESSAGE_MAX = 1000;

/** Section 5: longer than 2 characters. */
export const PushMessage = z.object({
  message: optionalText(MESSAGE_MAX).refine(
    (value) => messageLength(value) > PUSH_MESSAGE_LONGER_THAN,
    `Gebruik meer dan ${PUSH_MESSAGE_LONGER_THAN} tekens.`,
  ),
});

/** A message as `/api/pushes` lists it. */
export interface ListedPush {
  id: number;
  message: string;
  shop_name: string;
  user_name: string;
  /** The business's local time, '2026-11-16 10:00:00'. */
  created: string;
  result: string;
  error: string;
}

/** What becomes of a new message at the server as it runs now (`/api/push_service`); a stored one tells of its own day. */
export interface PushService {
  id: number;
  /** Without a service that sends them, messages are kept. */
  stored: 'queued' | 'kept';
}
