import { useTranslate } from 'react-admin';

/** How staff call the fields of a resource. */
export const useFieldLabel = (resource: string) => {
  const translate = useTranslate();
  return (field: string): string =>
    translate(`resources.${resource}.fields.${field}`, { _: translate(`audit.fields.${field}`, { _: field }) });
};
