import { formatDistanceToNow } from 'date-fns/formatDistanceToNow';
import { nl } from 'date-fns/locale/nl';
import { useMemo } from 'react';

/** '12 minuten geleden', as of the first render. */
export const useAgo = (savedAt: number): string =>
  useMemo(() => formatDistanceToNow(savedAt, { locale: nl, addSuffix: true }), [savedAt]);
