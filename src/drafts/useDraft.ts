import { createContext, useContext, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Draft } from './draftStore';
import { createKeeper, type Keeper } from './keeper';

/** The draft of the form on the screen, stored by the screen's address. */
export interface FormDraft extends Keeper {
  /** The draft of an earlier visit, until the user restores it or throws it away. */
  offer: Draft | null;
}

/** `address`: the same for all screens that show this form. `key`: the idempotency key of an earlier try. */
export const useDraft = (address?: string, key?: string): FormDraft => {
  const { pathname } = useLocation();
  const [keeper] = useState(() => createKeeper(address ?? pathname, key));
  const [offer, setOffer] = useState<Draft | null>(null);

  useEffect(() => {
    let isThere = true;
    void keeper.look().then((found) => {
      if (isThere) setOffer(found);
    });
    const hide = () => {
      if (document.visibilityState === 'hidden') keeper.flush();
    };
    window.addEventListener('pagehide', keeper.flush);
    document.addEventListener('visibilitychange', hide);
    return () => {
      isThere = false;
      window.removeEventListener('pagehide', keeper.flush);
      document.removeEventListener('visibilitychange', hide);
      keeper.stop();
    };
  }, [keeper]);

  return useMemo(() => {
    const settle = () => {
      keeper.settle();
      setOffer(null);
    };
    return { ...keeper, settle, offer };
  }, [keeper, offer]);
};

const DraftContext = createContext<FormDraft | null>(null);
export const DraftProvider = DraftContext.Provider;

/** The draft of the form around it; null without one. */
export const useFormDraft = (): FormDraft | null => useContext(DraftContext);
