import { useLazyComponent } from '../ui/late/useLazyComponent';

const load = () => import('./DraftOffer').then((module) => module.DraftOffer);

/** The offer of a draft, whose code comes when there is one; null until then. */
export const useDraftOffer = (isOffered: boolean) => useLazyComponent({ load, isNeeded: isOffered });
