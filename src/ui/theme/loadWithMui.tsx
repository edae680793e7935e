import type { ComponentType } from 'react';

/** Loads a component that is made of MUI together with what it needs around it. */
export const loadWithMui = async <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> => {
  const [Component, { WithMui }] = await Promise.all([load(), import('./WithMui')]);
  return (props) => (
    <WithMui>
      <Component {...props} />
    </WithMui>
  );
};
