import { useTranslate } from 'react-admin';
import { fieldTexts } from '../../../i18n/nl/late/history';
import { recordResourceOf } from '../../ui/page/historyOf';

/** The label of a resource's field. */
export const useFieldLabel = (resource: string) => {
  const translate = useTranslate();
  return (field: string): string =>
    translate(`resources.${resource}.fields.${field}`, { _: fieldTexts[field] ?? field });
};

/** The resource that lists what another one sends. */
const LISTED_AS: Readonly<Record<string, string>> = { push: 'pushes' };

/** The name of a resource of the audit, singular or plural. */
export const useResourceName = () => {
  const translate = useTranslate();
  return (resource: string, smart_count: 1 | 2): string =>
    translate(`resources.${LISTED_AS[resource] ?? recordResourceOf(resource)}.name`, { smart_count, _: resource });
};
