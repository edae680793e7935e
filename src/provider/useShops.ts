import { endpoints } from '../v2/endpoints';
import { useV2Query } from './ClientContext';

/** Shops hardly ever change: asked once in this many milliseconds. */
const KEPT_FOR = 5 * 60 * 1000;

/** The shops as v2 names them; empty until they are there. */
export const useShops = () => useV2Query(endpoints.categories.shops, {}, { staleTime: KEPT_FOR }).data ?? [];
