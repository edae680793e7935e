import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

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
}

const UNSENT = ['unsent-push'];

/** The message whose sending failed, kept until the page is closed. */
export const useUnsent = () => {
  const queryClient = useQueryClient();
  const [unsent, setUnsent] = useState(() => queryClient.getQueryData<Unsent>(UNSENT));
  return {
    unsent,
    /** True for that message, to that shop. */
    isUnsent: ({ message, shop }: Typed): boolean => unsent?.typed.message === message && unsent.typed.shop === shop,
    keep: (message: Unsent) => {
      queryClient.setQueryDefaults(UNSENT, { gcTime: Number.POSITIVE_INFINITY });
      queryClient.setQueryData(UNSENT, message);
    },
    forget: () => {
      queryClient.removeQueries({ queryKey: UNSENT });
      setUnsent(undefined);
    },
  };
};
