import { CARE } from './care';
import { CLEANING } from './cleaning';
import { EQUIPMENT } from './equipment';
import type { Family } from './family';
import { HANDWORK } from './handwork';
import { INSTALLATION } from './installation';

/** The whole range, in the order of the shops. */
export const FAMILIES: readonly Family[] = [...CLEANING, ...CARE, ...HANDWORK, ...INSTALLATION, ...EQUIPMENT];
