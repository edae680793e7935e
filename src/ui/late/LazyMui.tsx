import { lazy, type ReactNode, Suspense } from 'react';
import { loadMui } from './loadWithMui';

const WithMui = lazy(async () => ({ default: await loadMui() }));

/** Around what somebody else than the product has made: it may be made of MUI, whose code comes only then. */
export const LazyMui = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={null}>
    <WithMui>{children}</WithMui>
  </Suspense>
);
