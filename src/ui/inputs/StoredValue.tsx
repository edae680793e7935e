import { useTranslate } from 'react-admin';
import { wordOf } from '../files/storedCodes';
import { FieldValue } from './FieldValue';

/** A field's value in words, also a code that has words of its own: 'tap' -> 'Leidingwater'. */
export const StoredValue = ({ resource, field, value }: Parameters<typeof FieldValue>[0]) =>
  wordOf(useTranslate(), field, value) ?? <FieldValue resource={resource} field={field} value={value} />;
