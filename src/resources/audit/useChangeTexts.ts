import { useTranslate } from 'react-admin';
import { type Change, shownAs } from './change';

/** How staff read the fields of a resource and what stands in them. */
export const useChangeTexts = (resource: string) => {
  const translate = useTranslate();
  return {
    labelOf: (field: string): string =>
      translate(`resources.${resource}.fields.${field}`, { _: translate(`audit.fields.${field}`, { _: field }) }),
    textOf: (field: string, value: Change['old']): string => {
      const shown = shownAs(field, value);
      return 'key' in shown ? translate(shown.key) : shown.text;
    },
  };
};
