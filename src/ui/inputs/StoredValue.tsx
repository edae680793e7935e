import { useTranslate } from 'react-admin';
import { useResourceFields } from '../../provider/reads/resourceFields';
import { OTHER_FIELDS, wordOf } from '../files/storedCodes';
import { Value } from './FieldValue';

/** The fields of a resource, also those that no form sends. */
export const useStoredFields = (resource: string) => ({ ...OTHER_FIELDS, ...useResourceFields(resource) });

/** A field's value in words, also a code that has words of its own: 'tap' -> 'Leidingwater'. */
export const StoredValue = ({ resource, field, value }: { resource: string; field: string; value: unknown }) => {
  const translate = useTranslate();
  const schema = useStoredFields(resource)[field];
  return wordOf(translate, field, value) ?? <Value schema={schema} value={value} />;
};
