import { SHOPS } from '../../v2/constants';
import { endpoints } from '../../v2/endpoints';
import { useV2Query } from './ClientContext';

/** The shops of v2; those of section 9 while loading or after a failure. No write changes them: read once a page. */
export const useShops = () => useV2Query(endpoints.categories.shops, {}, { staleTime: 'static' }).data ?? SHOPS;
