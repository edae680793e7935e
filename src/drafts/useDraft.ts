import { createContext, useContext, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { createKeeper, type Keeper } from './keeper';
import type { Draft } from './store';

/** The draft of the form on the screen, whose address says whose form it is: of which record, or of which customer. */
export interface FormDraft extends Keeper {
  /** What an earlier visit left, until the user has put it back or thrown it away. */
  offer: Draft | null;
}

/** `address`: of a form that stands in more than one screen. */
export const useDraft = (address?: string): FormDraft => {
  const { pathname } = useLocation();
  const [keeper] = useState(() => createKeeper(address ?? pathname));
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

/** The draft of the form around it; null where it keeps none. */
export const useFormDraft = (): FormDraft | null => useContext(DraftContext);
