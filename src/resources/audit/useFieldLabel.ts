import { useTranslate } from 'react-admin';

/** The label of a resource's field. */
export const useFieldLabel = (resource: string) => {
  const translate = useTranslate();
  return (field: string): string =>
    translate(`resources.${resource}.fields.${field}`, { _: translate(`audit.fields.${field}`, { _: field }) });
};
