import { useTranslate } from 'react-admin';
import { subjectOf } from '../../ui/historyOf';

/** A push is sent by one name and listed by another. */
const LISTED_AS: Readonly<Record<string, string>> = { push: 'pushes' };

/** How staff call a resource of the audit: one of it, or all. */
export const useResourceName = () => {
  const translate = useTranslate();
  return (resource: string, smart_count: 1 | 2): string =>
    translate(`resources.${LISTED_AS[resource] ?? subjectOf(resource)}.name`, { smart_count, _: resource });
};
