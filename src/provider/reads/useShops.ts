import { SHOPS } from '../../v2/constants';
import { endpoints } from '../../v2/endpoints';
import { useV2Query } from './ClientContext';

/** Milliseconds; shops hardly ever change. */
const KEPT_FOR = 5 * 60 * 1000;

/** The shops of v2; those of section 9 while loading or after a failure. */
export const useShops = () => useV2Query(endpoints.categories.shops, {}, { staleTime: KEPT_FOR }).data ?? SHOPS;
