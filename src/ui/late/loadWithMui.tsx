import type { ComponentType } from 'react';
import { loadLaterTexts } from '../../../i18n/i18nProvider';

/** Loads what each component that is made of MUI needs: its surroundings and the later texts. */
export const loadMui = async () => {
  const [{ WithMui }] = await Promise.all([import('../theme/WithMui'), loadLaterTexts()]);
  return WithMui;
};

/** Loads a component that is made of MUI together with what it needs. */
export const loadWithMui = async <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> => {
  const [Component, WithMui] = await Promise.all([load(), loadMui()]);
  return (props) => (
    <WithMui>
      <Component {...props} />
    </WithMui>
  );
};
