import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/**
 * Gives a component whose code loads when it is drawn. React keeps a failed load for good, so a failure makes a new one:
 * ask for the component above its Suspense, where React renders again only for a new try.
 */
export const lazyAgain = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  const renewed = (): LazyExoticComponent<ComponentType<Props>> =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        Late = renewed();
        throw error;
      }
    });
  let Late = renewed();
  return () => Late;
};
