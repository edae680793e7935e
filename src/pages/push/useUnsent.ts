import { useOutliving } from '../../provider/reads/useOutliving';
import type { Earlier } from './useSentBefore';

export interface Typed extends Record<string, string> {
  message: string;
  shop: string;
  /** `YYYY-MM-DD HH:mm`, or what is typed of it; '' sends at once. */
  send_at: string;
}
interface Unsent {
  typed: Typed;
  /** Its idempotency key. */
  key: string;
  /** Where it may have gone all the same. */
  maybeSent: Earlier | undefined;
}

const UNSENT = ['unsent-push'];

/** The message whose sending failed, kept until the page is closed. */
export const useUnsent = () => {
  const { value: unsent, setValue, keep, forget } = useOutliving<Unsent>(UNSENT);
  return {
    unsent,
    maybeSent: unsent?.maybeSent,
    /** True for that message, to that shop. */
    isUnsent: ({ message, shop }: Typed): boolean => unsent?.typed.message === message && unsent.typed.shop === shop,
    keep,
    forget: () => {
      forget();
      setValue(undefined);
    },
  };
};
