import { useTranslate } from 'react-admin';
import { differingParts } from '../lib/differingParts';
import { useFieldTexts } from '../ui/inputs/fieldTexts';

/** A field that a draft holds otherwise than the record. */
export interface Difference {
  field: string;
  stored: unknown;
  mine: unknown;
}

const IMAGE = /^data:image\/|\/images\/[\da-f]{64}$/;

/** Both values of a field as staff read them. */
export const useValueTexts = () => {
  const translate = useTranslate();
  const textOfField = useFieldTexts();
  const textOf = (field: string, value: unknown): string => {
    if (value === null || value === undefined || value === '') return translate('drafts.empty');
    if (typeof value === 'string' && IMAGE.test(value))
      return translate(value.startsWith('data:') ? 'drafts.newImage' : 'drafts.image');
    const text = textOfField(field)?.(value) ?? (typeof value === 'object' ? translate('drafts.list') : String(value));
    return text || translate('drafts.empty');
  };
  return ({ field, stored, mine }: Difference) => differingParts(textOf(field, stored), textOf(field, mine));
};
