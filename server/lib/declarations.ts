import type { Declaration } from '../../src/v2/declaration';

/** Every resource beyond v2 that is declared beside its screens: found by being there. */
export const declarations: readonly Declaration[] = Object.values(
  import.meta.glob<Declaration>('../../src/resources/*/declaration.ts', { eager: true, import: 'declaration' }),
);
