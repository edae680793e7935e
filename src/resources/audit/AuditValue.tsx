import { useTranslate } from 'react-admin';
import { useResourceFields } from '../../provider/reads/resourceFields';
import { OTHER_FIELDS, wordOf } from '../../ui/files/storedCodes';
import { Value } from '../../ui/inputs/FieldValue';

/** The fields of a resource, also those that no form sends. */
export const useAuditFields = (resource: string) => ({ ...OTHER_FIELDS, ...useResourceFields(resource) });

/** A value of the history in words. */
export const AuditValue = ({ resource, field, value }: { resource: string; field: string; value: unknown }) => {
  const translate = useTranslate();
  const schema = useAuditFields(resource)[field];
  return wordOf(translate, field, value) ?? <Value schema={schema} value={value} />;
};
