import { useRef, useState } from 'react';
import { useAlone } from './useAlone';

/** Whether the server has carried it out, and whether what is read shows it. */
export interface Outcome {
  isDone: boolean;
  isRead: boolean;
}

/**
 * A choice that is saved at once. It is shown during the request, and after it until `stored` has been read. One that is
 * made meanwhile is saved after it.
 */
export const useLastChoice = <Value>(stored: Value, save: (value: Value) => Promise<Outcome>) => {
  const { isBusy, alone } = useAlone();
  /** Of what was read: once something else is read, that counts. */
  const [asked, setAsked] = useState<{ value: Value; of: Value } | null>(null);
  if (asked && !isBusy && asked.of !== stored) setAsked(null);
  const storedNow = useRef(stored);
  storedNow.current = stored;
  const wanted = useRef(stored);
  const choose = (value: Value) => {
    wanted.current = value;
    setAsked({ value, of: stored });
    void alone(async () => {
      let kept = asked;
      let sent: Value;
      do {
        sent = wanted.current;
        const { isDone, isRead } = await save(sent);
        if (isRead) kept = null;
        else if (isDone) kept = { value: sent, of: storedNow.current };
      } while (sent !== wanted.current);
      setAsked(kept);
    });
  };
  return { value: asked ? asked.value : stored, isBusy, choose };
};
