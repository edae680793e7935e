import { useGetResourceLabel, useTranslate } from 'react-admin';
import { textOfKey } from '../lib/textOfKey';

/** The text after a save or a delete: the resource's own, else the general one with the resource's name. */
export const useFeedbackText = (resource: string) => {
  const translate = useTranslate();
  const labelOf = useGetResourceLabel();
  return (said: string): string =>
    textOfKey(
      translate,
      `feedback.${resource}.${said}`,
      translate(`feedback.record.${said}`, { name: labelOf(resource, 1), _: '' }),
    );
};
